import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { chatMails } from '../../../db/schema/chat-desk';
import { pathIn } from '../../../src/config/languages';
import { siteName } from '../../../src/config/site';
import type { Deps } from '../../deps';
import { queueMail } from '../../mail/outbox';
import type { Written } from '../activities/domain-event';
import { writeBySystem } from '../activities/write-by-system';
import { makeLinkSecret } from '../staff/tokens';
import { createLink } from './chat-links';
import { mailTexts } from './mail-texts';

/** How long an answer waits to be seen in the panel. */
export const UNSEEN_MS = 120_000;
const MAX_MAILED = 20;

type Due = typeof chatConversations.$inferSelect;

const findDue = (database: Database, now: string): Due | undefined =>
  database
    .select()
    .from(chatConversations)
    .where(and(isNotNull(chatConversations.mailDueAt), lte(chatConversations.mailDueAt, now)))
    .orderBy(asc(chatConversations.mailDueAt))
    .limit(1)
    .get();

/** Mails the answers that visitors have not seen: those of one conversation in one mail. */
export async function mailReplies(deps: Deps): Promise<void> {
  const { database, clock, bus, outbox } = deps;
  const now = clock().toISOString();
  for (let due = findDue(database, now); due; due = findDue(database, now)) {
    const conversation = due;
    const { event } = await writeBySystem(database, now, () =>
      queueAnswers(deps, conversation, now),
    );
    if (!event) continue;
    outbox.wake();
    bus.publish({ type: 'changed', subjectType: 'conversation', id: conversation.id });
  }
}

/** Without a mail server they wait in the panel alone. */
function queueAnswers(deps: Deps, conversation: Due, now: string): Written<void> {
  const { database, siteUrl, outbox } = deps;
  const { id: conversationId, visitorEmail: recipient, language } = conversation;
  database
    .update(chatConversations)
    .set({ mailDueAt: null })
    .where(eq(chatConversations.id, conversationId))
    .run();
  const answers = unseenAnswers(database, conversation);
  const isWanted = recipient !== null && !conversation.isMailStopped && outbox.hasServer;
  if (!isWanted || answers.length === 0) return { result: undefined, event: null };
  const id = newId();
  const secret = makeLinkSecret();
  createLink(database, { conversationId, secret, now });
  database
    .insert(chatMails)
    .values({ id, conversationId, recipient, state: 'queued', createdAt: now })
    .run();
  const link = `${siteUrl}${pathIn(language, '/')}#chat=${secret}`;
  const { subject, body } = mailTexts(language, {
    answers: answers.map(({ message }) => message),
    link,
    stopLink: `${link}&mail=off`,
  });
  const letter = { id, fromName: siteName(language) };
  queueMail(database, { recipient, replyTo: null, subject, body, now, letter });
  return {
    result: undefined,
    event: { type: 'conversation.answers_mailed', subjectId: conversationId, data: { mailId: id } },
  };
}

/** What staff wrote since the visitor last looked, and since the last mail. */
function unseenAnswers(database: Database, { id, visitorSeenAt }: Due) {
  const mailed = database
    .select({ createdAt: chatMails.createdAt })
    .from(chatMails)
    .where(and(eq(chatMails.conversationId, id), ne(chatMails.state, 'failed')))
    .orderBy(desc(chatMails.createdAt))
    .limit(1)
    .get();
  const seenUntil = [visitorSeenAt ?? '', mailed?.createdAt ?? ''].sort().at(-1);
  return database
    .select({ message: chatMessages.message })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, id),
        eq(chatMessages.senderType, sql`'agent'`),
        seenUntil ? gt(chatMessages.createdAt, seenUntil) : undefined,
      ),
    )
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(MAX_MAILED)
    .all();
}
