import { getTableColumns } from 'drizzle-orm';
import { clients } from '../../../db/schema/clients';
import { rowOf } from '../../rest/openapi/json-schema';

export const clientsResponses = { Client: rowOf(getTableColumns(clients)) };
