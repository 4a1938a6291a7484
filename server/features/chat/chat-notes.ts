import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatNotes } from '../../../db/schema/chat-desk';
import { isOlderThanCursor, nextCursor, type PageInput, readPage } from '../../core/pagination';
import { invalid, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { isColleagueWith, staffNames } from '../staff/staff-names';
import type { NewChatNote } from './chat.schema';
import { findConversation } from './conversations.service';

type ChatNote = typeof chatNotes.$inferSelect;

/** The notes of a conversation, the newest first. */
export function listNotes(
  database: Database,
  { conversationId, ...input }: PageInput & { conversationId: string },
) {
  if (!findConversation(database, conversationId)) throw notFound('The conversation');
  const { limit, ...position } = readPage(input);
  const nameOf = staffNames(database);
  const rows = database
    .select(getTableColumns(chatNotes))
    .from(chatNotes)
    .where(
      and(
        eq(chatNotes.conversationId, conversationId),
        isOlderThanCursor(chatNotes.createdAt, chatNotes.id),
      ),
    )
    .orderBy(desc(chatNotes.createdAt), desc(chatNotes.id))
    .limit(limit)
    .all(position);
  return {
    notes: rows.map((note) => ({ ...note, author: nameOf(note.authorId).name })),
    nextCursor: nextCursor(rows, limit, ({ createdAt }) => createdAt),
  };
}

/** Written for colleagues: neither the version nor anything that the visitor reads changes. */
export function addNote(
  database: Database,
  { conversationId, text, mentions = [] }: NewChatNote,
  { authorId, now }: { authorId: string; now: string },
): Written<ChatNote & { author: string }> {
  if (!findConversation(database, conversationId)) throw notFound('The conversation');
  const mentioned = [...new Set(mentions)];
  if (!mentioned.every((id) => isColleagueWith(database, id, 'chat:read'))) {
    throw invalid('mentions', 'Only members of staff who may read the chat can be mentioned');
  }
  const note: ChatNote = {
    id: newId(),
    conversationId,
    authorId,
    text,
    mentions: mentioned,
    createdAt: now,
  };
  database.insert(chatNotes).values(note).run();
  return {
    result: { ...note, author: staffNames(database)(authorId).name },
    event: {
      type: 'conversation.note_added',
      subjectId: conversationId,
      data: { noteId: note.id },
    },
  };
}
