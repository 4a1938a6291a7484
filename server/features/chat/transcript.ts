import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/enums';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { site } from '../../../src/config/site';
import { zoneName } from '../../core/working-hours';
import { AGENT_NAME } from './send-message';

/** As much as is sent and mailed; of a longer conversation, the end. */
const MAX_BYTES = 1_000_000;

const NAMES: Record<Language, { agent: string; visitor: string }> = {
  en: { agent: AGENT_NAME, visitor: 'Visitor' },
  // As in the panel.
  ar: { agent: `فريق ${site.arabicName}`, visitor: 'الزائر' },
};

interface TranscriptOptions {
  timeZone: string;
  /** That of the conversation unless given. */
  language?: Language;
  /** For messages without a name. */
  visitorName: string | null;
  maxLength?: number;
}

/** A conversation as text: a line of time, zone and name for each message, then its words. */
export function readTranscript(
  database: Database,
  conversationId: string,
  { timeZone, visitorName, maxLength = MAX_BYTES, ...options }: TranscriptOptions,
): string {
  const language = options.language ?? languageOf(database, conversationId);
  const time = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const zone = zoneName(timeZone, language);
  const { agent, visitor } = NAMES[language];
  const parts: string[] = [];
  let length = 0;
  for (const row of newestFirst(database, conversationId)) {
    const name = row.senderName === AGENT_NAME ? agent : (row.senderName ?? visitorName ?? visitor);
    const file = row.file ? `\n(${row.file.name})` : '';
    const part = `${time.format(new Date(row.createdAt))} ${zone}  ${name}:\n${row.message}${file}`;
    if (length + part.length > maxLength) {
      parts.push('…');
      break;
    }
    length += part.length + 2;
    parts.push(part);
  }
  return parts.toReversed().join('\n\n');
}

const languageOf = (database: Database, conversationId: string): Language =>
  database
    .select({ language: chatConversations.language })
    .from(chatConversations)
    .where(eq(chatConversations.id, conversationId))
    .get()?.language ?? 'en';

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
