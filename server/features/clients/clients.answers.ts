import { getTableColumns } from 'drizzle-orm';
import { clients, projectUpdates } from '../../../db/schema';
import { orNull, rowOf, TIME } from '../../http/json-schema';
import { projectColumns } from './projects.service';

export const clientsAnswers = {
  Client: rowOf(getTableColumns(clients)),
  Project: rowOf(projectColumns, { lastUpdateAt: orNull(TIME) }),
  ProjectUpdate: rowOf(getTableColumns(projectUpdates)),
};
