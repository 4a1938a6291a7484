import * as z from 'zod/mini';
import { INTERESTS, LEAD_STATUSES, LOST_REASONS } from '../../../db/enums';
import {
  changeable,
  changedField,
  jsonObject,
  line,
  oneOf,
  requiredEmail,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../../core/fields.schema';
import { phoneLine } from '../../core/phone.schema';

/** The id of a member of staff. */
export const ownerId = z.string({ error: 'ownerId must be text' }).check(z.maxLength(64));

/** How many days from today a follow-up may be. */
export const MAX_FOLLOW_UP_DAYS = 730;

/** The day until whose closing a lead is due, in the time zone of the console; null for nothing due. */
export const followUpOn = changedField(
  z.iso.date({ error: 'followUpOn must be a day such as 2026-11-23' }),
);

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateLeadSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable({
    name: requiredLine('Name', 300),
    email: requiredEmail('Valid email is required'),
    status: oneOf('Status', LEAD_STATUSES),
  }),
  company: changedField(line('Company', 300)),
  phone: changedField(phoneLine),
  interest: changedField(oneOf('Interest', INTERESTS)),
  /** Needed with the status `lost`; other statuses clear it. */
  lostReason: changedField(oneOf('The reason', LOST_REASONS)),
  /** Null for nobody. */
  ownerId: changedField(ownerId),
  followUpOn,
  updatedAt: startedFrom,
});

export type LeadChange = z.output<typeof updateLeadSchema>;

/** What staff correct by a form; a select without a choice has an empty text. */
export const leadFormSchema = z.object({
  name: requiredLine('Name', 300),
  email: requiredEmail('Valid email is required'),
  company: line('Company', 300),
  phone: phoneLine,
  interest: z.enum(['', ...INTERESTS]),
});

export type LeadForm = z.output<typeof leadFormSchema>;
