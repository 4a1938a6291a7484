import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatMessages } from '../../../db/schema/chat';

/** As much as is sent and mailed; of a longer conversation, the end. */
const MAX_BYTES = 1_000_000;

interface TranscriptOptions {
  timeZone: string;
  /** For messages without a name. */
  visitorName: string;
  maxLength?: number;
}

/** A conversation as text: a line of time and name for each message, then its words. */
export function readTranscript(
  database: Database,
  conversationId: string,
  { timeZone, visitorName, maxLength = MAX_BYTES }: TranscriptOptions,
): string {
  const time = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const parts: string[] = [];
  let length = 0;
  for (const row of newestFirst(database, conversationId)) {
    const name = row.senderName ?? visitorName;
    const file = row.file ? `\n(${row.file.name})` : '';
    const part = `${time.format(new Date(row.createdAt))}  ${name}:\n${row.message}${file}`;
    if (length + part.length > maxLength) {
      parts.push('…');
      break;
    }
    length += part.length + 2;
    parts.push(part);
  }
  return parts.toReversed().join('\n\n');
}

/** Read one after the other, so that a long conversation is not in memory as a whole. */
function* newestFirst(database: Database, conversationId: string) {
  const { createdAt, message, senderName, file } = chatMessages;
  const BATCH = 200;
  const all = database
    .select({ createdAt, message, senderName, file })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(sql`${createdAt} desc`, asc(chatMessages.id));
  for (let offset = 0; ; offset += BATCH) {
    const rows = all.limit(BATCH).offset(offset).all();
    yield* rows;
    if (rows.length < BATCH) return;
  }
}
