import {
  CONVERSATION_STATUSES,
  INTERESTS,
  LEAD_NOTE_KINDS,
  LEAD_STATUSES,
  PROJECT_STATUSES,
} from '../../../db/enums';
import { ACTOR_TYPES } from '../../../db/permissions';
import { leadNotes } from '../../../db/schema/lead-notes';
import {
  type JsonSchema,
  listOf,
  objectOf,
  orNull,
  rowOf,
  TIME,
} from '../../rest/openapi/json-schema';
import { ACTIVITY_TYPES } from '../activities/activity-types.schema';

const TEXT: JsonSchema = { type: 'string' };
const ID: JsonSchema = { type: 'string' };
const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

const actor = objectOf({
  type: oneOf(ACTOR_TYPES),
  id: orNull(ID),
  name: orNull(TEXT),
  isRemoved: { type: 'boolean' },
});

const entry = (types: readonly string[], properties: Record<string, JsonSchema>) =>
  objectOf({ type: oneOf(types), id: ID, at: TIME, ...properties });

export const timelineResponses = {
  LeadNote: rowOf(leadNotes, { mentions: listOf(ID) }),
  TimelineEntry: {
    anyOf: [
      entry(['inquiry'], {
        actor,
        email: TEXT,
        message: TEXT,
        interest: orNull(oneOf(INTERESTS)),
        status: oneOf(LEAD_STATUSES),
        conversionType: orNull(TEXT),
        isFromChat: { type: 'boolean' },
      }),
      entry(LEAD_NOTE_KINDS, { actor, text: TEXT, mentions: listOf(ID), createdAt: TIME }),
      entry(['change'], { actor, change: oneOf(ACTIVITY_TYPES), data: { type: 'object' } }),
      entry(['chat'], { actor, status: oneOf(CONVERSATION_STATUSES), message: orNull(TEXT) }),
      entry(['client'], { actor: { type: 'null' }, name: TEXT }),
      entry(['project'], {
        actor: { type: 'null' },
        clientId: ID,
        title: TEXT,
        status: oneOf(PROJECT_STATUSES),
      }),
    ],
  },
};
