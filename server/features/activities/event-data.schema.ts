import * as z from 'zod/mini';
import { CONTENT_STATUSES } from '../../../db/enums';

/** The data of events that several subjects have, for `event-subjects.schema.ts`. */

export const noData = z.object({});
const fields = z.array(z.string());
export const changed = z.object({ fields });
/** A change of a closed list. `fields` names all that changed with it. */
export const moved = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.object({ fields, from: z.enum(values), to: z.enum(values) });
/** From and to are ids of people; null for nobody. */
export const assigned = z.object({
  fields,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
/** The numbers of removed rows, by what they were. */
export const counted = z.object({ counts: z.record(z.string(), z.int()) });
export const ofProject = z.object({ projectId: z.string() });
export const changedOfProject = z.object({ projectId: z.string(), fields });
export const ofUpdate = z.object({ projectId: z.string(), updateId: z.string() });
export const changedOfUpdate = z.extend(ofUpdate, { fields });
export const aboutNote = z.object({ noteId: z.string() });
export const aboutDelivery = z.object({ deliveryId: z.string() });

const aboutPreview = z.object({ previewId: z.string() });

/** Of what the site publishes. */
export const contentEvents = {
  created: z.object({ status: z.enum(CONTENT_STATUSES) }),
  updated: changed,
  /** By the system too, at the time of a schedule. */
  status_changed: moved(CONTENT_STATUSES),
  /** Beside the item, which stays as it is. */
  draft_saved: changed,
  draft_discarded: noData,
  /** A link that shows it to people without access. */
  preview_created: aboutPreview,
  preview_revoked: aboutPreview,
};
