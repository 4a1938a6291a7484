import { getTableColumns } from 'drizzle-orm';
import { pages } from '../../../db/schema/pages';
import { rowOf } from '../../rest/openapi/json-schema';

export const pagesResponses = { Page: rowOf(getTableColumns(pages)) };
