import {
  COUNT,
  type JsonSchema,
  listOf,
  objectOf,
  orNull,
  rowOf,
  TIME,
} from '../../rest/openapi/json-schema';
import { revisionColumns } from './revisions.service';

const ID: JsonSchema = { type: 'string', format: 'uuid' };

/** The schemas of the routes of a noun, whose rows have this schema. */
export const revisionResponses = (schema: string) => ({
  [`${schema}Revision`]: rowOf(
    { ...revisionColumns, actor: null },
    {
      changedFields: orNull(listOf({ type: 'string' })),
      wordsAdded: orNull(COUNT),
      wordsRemoved: orNull(COUNT),
      actor: orNull(objectOf({ name: { type: 'string' }, isRemoved: { type: 'boolean' } })),
    },
  ),
  [`${schema}Version`]: objectOf({ id: ID, createdAt: TIME, fields: { type: 'object' } }),
});
