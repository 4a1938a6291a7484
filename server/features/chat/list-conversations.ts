import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatConversations as table } from '../../../db/schema/chat';
import { foldSpelling } from '../../../db/spelling';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import type { ConversationQueue } from './chat.schema';
import { deskColumns } from './conversations.service';

export interface ListConversations extends PageInput {
  status?: 'active' | 'closed' | undefined;
  queue?: ConversationQueue | undefined;
  search?: string | undefined;
}

const isActive = eq(table.status, 'active');
/** A closed one waits no more. By itself, since it is the condition of an index. */
const isWaiting = isNotNull(table.waitingSince);

const queueOf = (queue: ConversationQueue | undefined, me: string): SQL | undefined =>
  queue &&
  {
    unanswered: isWaiting,
    mine: and(isActive, eq(table.assigneeId, me)),
    unassigned: and(isActive, isNull(table.assigneeId)),
  }[queue];

/** Those that wait for an answer by how long they wait; all others by `updatedAt`, newest first. */
export function listConversations(
  database: Database,
  { status, queue, search = '', ...input }: ListConversations,
  me: string,
) {
  const range = readPage(input);
  const isOldestFirst = queue === 'unanswered';
  const time = isOldestFirst ? table.waitingSince : table.updatedAt;
  const isNext = isOldestFirst
    ? input.cursor && sql`(${time}, ${table.id}) > (${range.at}, ${range.id})`
    : isOlderThanCursor(time, table.id);
  const conversations = database
    .select(deskColumns)
    .from(table)
    .where(
      and(
        status && eq(table.status, status),
        queueOf(queue, me),
        isFoundBy(foldSpelling(search.trim())),
        isNext || undefined,
      ),
    )
    .orderBy(...(isOldestFirst ? [asc(time), asc(table.id)] : newestFirst(time, table.id)))
    .limit(range.limit)
    .all({ at: range.at, id: range.id });
  return {
    conversations,
    nextCursor: nextCursor(
      conversations,
      range.limit,
      (row) => (isOldestFirst ? row.waitingSince : null) ?? row.updatedAt,
    ),
  };
}

const TRIGRAM = 3;
/** Of each index, the newest ones: a text that is in more says nothing. */
const MAX_FOUND = 2_000;
/** For one or two letters, which no index finds, so many of the latest conversations are compared. */
const MAX_COMPARED = 10_000;

/** Those whose name, address or one of whose messages contains a folded text, in any spelling. */
function isFoundBy(search: string): SQL | undefined {
  if (search === '') return undefined;
  if (Array.from(search).length < TRIGRAM || search.includes('\0')) {
    return sql`(${table.updatedAt} >= coalesce((select updated_at from chat_conversations
        order by updated_at desc limit 1 offset ${MAX_COMPARED}), 0)
      and (instr(fold_spelling(coalesce(${table.visitorName}, '')), ${search}) > 0
        or instr(lower(${table.visitorEmail}), ${search}) > 0))`;
  }
  const phrase = `"${search.replaceAll('"', '""')}"`;
  return sql`${table.id} in (
    select id from chat_conversations where rowid in (
      select rowid from chat_conversation_search where chat_conversation_search match ${phrase}
      order by rowid desc limit ${MAX_FOUND})
    union select conversation_id from chat_messages where rowid in (
      select rowid from chat_message_search where chat_message_search match ${phrase}
      order by rowid desc limit ${MAX_FOUND}))`;
}

/** `unread` is the number of conversations with unread messages. */
export function countConversations(database: Database, me: string) {
  const of = (filter?: SQL) =>
    database.select({ count: count() }).from(table).where(filter).get()?.count ?? 0;
  return {
    total: of(),
    active: of(isActive),
    unread: of(sql`unread_count > 0`),
    unanswered: of(isWaiting),
    mine: of(queueOf('mine', me)),
    unassigned: of(queueOf('unassigned', me)),
  };
}
