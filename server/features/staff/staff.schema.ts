import * as z from 'zod/mini';
import { STAFF_ROLES } from '../../../db/permissions';
import {
  changeable,
  changedField,
  jsonObject,
  oneOf,
  optionalField,
  requiredEmail,
  requiredKey,
  requiredLine,
  trueOrFalse,
} from '../../core/fields.schema';

const USERNAME = 'A username has 1 to 100 letters, digits, dots, hyphens, underscores or @';

export const username = z.string({ error: USERNAME }).check(z.regex(/^[\w.@-]{1,100}$/, USERNAME));

const fields = {
  name: requiredLine('Name', 300),
  email: requiredEmail('Valid email is required').check(z.toLowerCase()),
  role: oneOf('Role', STAFF_ROLES),
};

/** The values of the dialog's form. */
export const personFormSchema = z.object(fields);

/** Of a person's open record, about every 20 seconds. */
export const hereSchema = z.object({
  id: requiredKey('id'),
  isLeaving: z._default(trueOrFalse('isLeaving'), false),
});

/** Without a username the person gets one from the e-mail address. */
export const inviteSchema = jsonObject({ ...fields, username: optionalField(username) });

/** The present token, as the people of the staff have it. */
export const renewTokenSchema = jsonObject({
  presentToken: requiredLine('The present access token', 200),
});

/** Omitted fields keep their value. */
export const updatePersonSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable(fields),
  email: changedField(fields.email),
});

/** Without a successor, what waits for the person belongs to nobody. */
export const removePersonSchema = z.object({
  id: requiredKey('id'),
  successorId: z.nullish(requiredKey('successorId')),
});

/** The secret of an invitation's link. */
export const secretInput = z.object({
  secret: z.string({ error: 'secret must be text' }).check(z.maxLength(100)),
});

export type PersonForm = z.input<typeof personFormSchema>;
export type Invite = z.output<typeof inviteSchema>;
export type PersonRemoval = z.output<typeof removePersonSchema>;
export type PersonChange = z.output<typeof updatePersonSchema>;
