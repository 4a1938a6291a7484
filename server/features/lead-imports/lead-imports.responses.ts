import { COUNT, type JsonSchema, listOf, objectOf } from '../../rest/openapi/json-schema';
import { IMPORT_FIELDS, PREVIEWED_FIELDS } from './lead-imports.schema';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const textsOf = (names: readonly string[], schema: JsonSchema) =>
  objectOf(Object.fromEntries(names.map((name) => [name, schema])));

export const leadImportsResponses = {
  LeadImport: objectOf({
    id: textOrNull,
    created: COUNT,
    updated: COUNT,
    skipped: COUNT,
    skippedRows: listOf(COUNT),
    rows: COUNT,
    columns: listOf(text),
    mapping: textsOf(IMPORT_FIELDS, textOrNull),
    preview: listOf(textsOf(PREVIEWED_FIELDS, text)),
    errors: listOf(objectOf({ row: COUNT, path: text, message: text })),
    errorCount: COUNT,
  }),
  UndoneLeadImport: objectOf({
    removed: COUNT,
    left: COUNT,
    leads: listOf(objectOf({ id: text, name: text })),
  }),
};
