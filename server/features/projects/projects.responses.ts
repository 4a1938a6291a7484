import { orNull, rowOf, TIME } from '../../rest/openapi/json-schema';
import { projectColumns } from './projects.service';

export const projectsResponses = {
  Project: rowOf(projectColumns, { lastUpdateAt: orNull(TIME) }),
};
