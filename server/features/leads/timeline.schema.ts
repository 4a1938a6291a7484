import * as z from 'zod/mini';
import { LEAD_NOTE_KINDS } from '../../../db/enums';
import {
  changeable,
  instant,
  jsonObject,
  oneOf,
  requiredKey,
  requiredText,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

export const timelineSchema = z.object({ id: requiredKey('id'), ...pageInput });
export type TimelineInput = z.output<typeof timelineSchema>;

/** Whether the addresses of the mailbox that differ by a tag are one person's. */
export const samePersonSchema = z.object({
  id: requiredKey('id'),
  isSame: z.boolean({ error: 'isSame is required' }),
});

const MAX_MENTIONS = 20;
const mentionedId = z.string({ error: 'mentions must be ids' }).check(z.maxLength(64));

/** A note; a call of ours, which answers the lead; or an answer of the visitor. */
export const addNoteSchema = jsonObject({
  id: requiredKey('id'),
  text: requiredText('Text', 10_000),
  ...changeable({
    kind: oneOf('kind', LEAD_NOTE_KINDS),
    /** The ids of colleagues whom the text names. */
    mentions: z
      .array(mentionedId, { error: 'mentions must be a list of ids' })
      .check(z.maxLength(MAX_MENTIONS, `At most ${MAX_MENTIONS} colleagues can be mentioned`)),
    /** When the call was made or the answer came; now if omitted. */
    happenedAt: instant('happenedAt'),
  }),
});
export type NewNote = z.output<typeof addNoteSchema>;
