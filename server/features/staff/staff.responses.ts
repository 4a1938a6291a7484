import { PERMISSIONS, STAFF_ROLES } from '../../../db/permissions';
import { COUNT, type JsonSchema, objectOf, orNull, TIME } from '../../rest/openapi/json-schema';

const TEXT: JsonSchema = { type: 'string' };
const ID: JsonSchema = { type: 'string', format: 'uuid' };
const role: JsonSchema = { type: 'string', enum: STAFF_ROLES };

const person = {
  id: ID,
  username: TEXT,
  name: TEXT,
  email: orNull(TEXT),
  role,
  createdAt: TIME,
  hasAccess: { type: 'boolean' },
  sessionCount: COUNT,
  invitationExpiresAt: orNull(TIME),
  lastSeenAt: orNull(TIME),
};

export const staffResponses = {
  Account: objectOf({
    id: ID,
    name: TEXT,
    email: orNull(TEXT),
    /** Null for a tool. */
    role: orNull(role),
    permissions: { type: 'array', items: { type: 'string', enum: PERMISSIONS } },
  }),
  Person: objectOf(person),
  InvitedPerson: objectOf({ ...person, invitationUrl: orNull(TEXT) }),
};
