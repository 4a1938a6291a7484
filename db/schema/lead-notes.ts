import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LEAD_NOTE_KINDS } from '../enums';
import { createdAt, id, instant } from './columns';
import { leads } from './leads';

/** What staff have written down about a lead: notes, calls of ours, and answers of the visitor. */
export const leadNotes = sqliteTable(
  'lead_notes',
  {
    id: id(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** A member of staff, `ADMINISTRATOR_ID` or a tool. */
    authorId: text('author_id').notNull(),
    kind: text('kind', { enum: LEAD_NOTE_KINDS }).notNull(),
    text: text('text').notNull(),
    /** The ids of colleagues whom the text names. */
    mentions: text('mentions', { mode: 'json' }).$type<string[]>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_notes_by_time').on(table.leadId, table.happenedAt, table.id)],
);
