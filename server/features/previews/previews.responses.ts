import { type JsonSchema, objectOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { previewLinkColumns } from './preview-links.service';

const TEXT: JsonSchema = { type: 'string' };
const ACTOR = objectOf({ name: TEXT, isRemoved: { type: 'boolean' } });

/** The schemas of the routes of a noun, whose rows have this schema. */
export const previewResponses = (schema: string) => ({
  [`${schema}Preview`]: rowOf({ ...previewLinkColumns, actor: null }, { actor: ACTOR }),
  [`New${schema}Preview`]: rowOf({ ...previewLinkColumns, url: null }, { url: orNull(TEXT) }),
});
