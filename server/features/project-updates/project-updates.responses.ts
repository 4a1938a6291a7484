import { getTableColumns } from 'drizzle-orm';
import { projectUpdates } from '../../../db/schema/project-updates';
import { rowOf } from '../../rest/openapi/json-schema';

export const projectUpdatesResponses = { ProjectUpdate: rowOf(getTableColumns(projectUpdates)) };
