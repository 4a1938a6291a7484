import * as z from 'zod/mini';
import { LEAD_STATUSES, LOST_REASONS } from '../../../db/enums';
import {
  changeable,
  changedField,
  instant,
  jsonObject,
  oneOf,
  requiredKey,
} from '../../core/fields.schema';
import { dueBefore } from './leads.schema';
import { followUpOn, ownerId } from './update-lead.schema';

/** More leads are changed by several calls, so that one call does not hold up the others. */
export const MAX_BULK = 500;

const notEmpty = { error: 'leads must name at least one lead' };
const tooMany = { error: `leads must name at most ${MAX_BULK} leads` };

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, { error: 'leads must be a list' })
    .check(z.minLength(1, notEmpty), z.maxLength(MAX_BULK, tooMany));

/** A lead, and the version that the change started from. */
const version = { id: requiredKey('id'), updatedAt: instant('updatedAt') };
const leads = listOf(jsonObject(version));

const reason = oneOf('The reason', LOST_REASONS);

/** The same change to each of the leads. */
export const updateManySchema = jsonObject({
  leads,
  ...changeable({ status: oneOf('Status', LEAD_STATUSES) }),
  lostReason: changedField(reason),
  ownerId: changedField(ownerId),
  followUpOn,
});

/** The states that leads had before a change, which is taken back. */
export const restoreManySchema = jsonObject({
  leads: listOf(
    jsonObject({
      ...version,
      status: oneOf('Status', LEAD_STATUSES),
      lostReason: z.nullable(reason),
      ownerId: z.nullable(ownerId),
      answeredAt: z.nullable(instant('answeredAt')),
      dueAt: z.nullable(instant('dueAt')),
    }),
  ),
});

export const markSpamManySchema = jsonObject({
  leads: listOf(jsonObject({ ...version, dueAt: dueBefore })),
  isSpam: z.boolean({ error: 'isSpam is required' }),
});

export const removeManySchema = jsonObject({ leads });

export const exportManySchema = jsonObject({ leads: listOf(requiredKey('id')) });

export type UpdateMany = z.output<typeof updateManySchema>;
export type RestoreMany = z.output<typeof restoreManySchema>;
export type MarkSpamMany = z.output<typeof markSpamManySchema>;
export type LeadVersion = z.output<typeof removeManySchema>['leads'][number];
