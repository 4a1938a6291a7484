import type { Database } from '../../../db/client';
import { eq } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import { chatConversations } from '../../../db/schema/chat';
import { chatMails } from '../../../db/schema/chat-desk';
import { siteName } from '../../../src/config/site';
import { DomainError, notFound } from '../../errors';
import { queueMail } from '../../mail/outbox';
import type { Written } from '../activities/domain-event';
import { transcriptMail } from './mail-texts';
import { readTranscript } from './transcript';

/** Mails are read by people, not by programs. */
const MAX_LENGTH = 100_000;

interface Mailing {
  now: string;
  timeZone: string;
}

/** Queues the transcript for the visitor's address. */
export function mailTranscript(
  database: Database,
  conversationId: string,
  { now, timeZone }: Mailing,
): Written<{ mailId: string }> {
  const conversation = database
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.id, conversationId))
    .get();
  if (!conversation) throw notFound('The conversation');
  const { visitorEmail: recipient, visitorName, language, isMailStopped } = conversation;
  if (recipient === null) throw new DomainError('conflict', 'The visitor has left no address.');
  if (isMailStopped) {
    throw new DomainError('conflict', 'The visitor wants no mail about this conversation.');
  }
  const id = newId();
  database
    .insert(chatMails)
    .values({ id, conversationId, recipient, state: 'queued', createdAt: now })
    .run();
  const transcript = readTranscript(database, conversationId, {
    timeZone,
    visitorName: visitorName ?? recipient,
    maxLength: MAX_LENGTH,
  });
  const { subject, body } = transcriptMail(language, transcript);
  const letter = { id, fromName: siteName(language) };
  queueMail(database, { recipient, replyTo: null, subject, body, now, letter });
  return {
    result: { mailId: id },
    event: {
      type: 'conversation.transcript_mailed',
      subjectId: conversationId,
      data: { mailId: id },
    },
  };
}
