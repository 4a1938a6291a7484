import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { leadReplies } from '../../../db/schema/lead-replies';
import { isStoredMail, queueMail, withdrawMail } from '../../mail/outbox';
import { messageIdOf } from '../../mail/transport';
import { DomainError, notFound } from '../../errors';
import { refuseStale } from '../../core/versions';
import type { Written } from '../activities/domain-event';
import { getStoredLead } from '../leads/leads.service';
import { isColleague, staffNames } from '../staff/staff-names';
import { checkAttachments, withAttachments } from './attachments';
import { answerLead, reopenLead } from './answered-lead';
import type { NewReply } from './lead-replies.schema';

/** How long a reply can be undone in any case. */
export const UNDO_MS = 10_000;
const MAX_LISTED = 200;
/** A thread's `References` names so many messages. */
const MAX_REFERENCES = 20;

export const replyColumns = {
  id: leadReplies.id,
  leadId: leadReplies.leadId,
  authorId: leadReplies.authorId,
  subject: leadReplies.subject,
  text: leadReplies.text,
  attachmentIds: leadReplies.attachmentIds,
  messageId: leadReplies.messageId,
  state: leadReplies.state,
  error: leadReplies.error,
  sendAt: leadReplies.sendAt,
  sentAt: leadReplies.sentAt,
  createdAt: leadReplies.createdAt,
};

type Stored = typeof leadReplies.$inferSelect;
export type LeadReply = ReturnType<typeof toReply>;

/** The replies to a lead, the newest first. */
export function listReplies(
  database: Database,
  leadId: string,
): (LeadReply & { author: string })[] {
  getStoredLead(database, leadId);
  const nameOf = staffNames(database);
  const rows = database
    .select(replyColumns)
    .from(leadReplies)
    .where(eq(leadReplies.leadId, leadId))
    .orderBy(desc(leadReplies.createdAt), desc(leadReplies.id))
    .limit(MAX_LISTED)
    .all();
  return withAttachments(database, rows).map((reply) => ({
    ...reply,
    author: nameOf(reply.authorId).name,
  }));
}

interface Options {
  /** The caller. */
  authorId: string;
  /** Whose address the mails come from; its name is used for tools and ADMIN_TOKEN. */
  firm: { name: string; address: string };
  hasServer: boolean;
  now: string;
}

/** Stores a reply with its mail, which leaves a moment later, and sets the lead's state. */
export function queueReply(
  database: Database,
  { leadId, subject, message, attachmentIds, updatedAt }: NewReply,
  options: Options,
): Written<LeadReply> {
  assertServer(options);
  const { authorId, firm, now } = options;
  const lead = getStoredLead(database, leadId);
  refuseAnswered(database, lead, updatedAt);
  const ids = checkAttachments(database, attachmentIds ?? []);
  const id = newId();
  const answered = answerLead(database, lead, options);
  const reply = database
    .insert(leadReplies)
    .values({
      id,
      leadId,
      authorId,
      subject,
      text: message,
      attachmentIds: ids,
      messageId: messageIdOf(id, firm.address),
      state: 'queued',
      sendAt: new Date(Date.parse(now) + UNDO_MS).toISOString(),
      leadBefore: answered.before,
      createdAt: now,
    })
    .returning()
    .get();
  queueLetter(database, reply, lead.email, options);
  return {
    result: toReply(database, reply),
    event: { type: 'lead.reply_queued', subjectId: leadId, data: { replyId: id } },
    live: answered.live,
  };
}

function assertServer({ hasServer }: Options): void {
  if (!hasServer) throw new DomainError('conflict', 'No mail can be sent: SMTP_URL is not set.');
}

/** Says who was faster, where that is why the version is stale. */
function refuseAnswered(
  database: Database,
  lead: { id: string; updatedAt: string },
  startedFrom: string | null | undefined,
): void {
  const newer = startedFrom
    ? database
        .select({ authorId: leadReplies.authorId })
        .from(leadReplies)
        .where(and(isLive(lead.id), gt(leadReplies.createdAt, startedFrom)))
        .orderBy(desc(leadReplies.createdAt))
        .get()
    : undefined;
  if (newer) {
    const { name } = staffNames(database)(newer.authorId);
    throw new DomainError('conflict', `${name} has replied since you opened this lead.`);
  }
  refuseStale(lead, startedFrom);
}

const LIVE = ['queued', 'sent'] as const;
const isLive = (leadId: string) =>
  and(eq(leadReplies.leadId, leadId), inArray(leadReplies.state, LIVE));

function queueLetter(
  database: Database,
  reply: Stored,
  recipient: string,
  { firm, now }: Options,
): void {
  const { id, leadId, authorId, subject, text: body, createdAt } = reply;
  const { messageId, sendAt, attachmentIds: attachments } = reply;
  const earlier = database
    .select({ id: leadReplies.id, messageId: leadReplies.messageId, at: leadReplies.createdAt })
    .from(leadReplies)
    .where(isLive(leadId))
    .orderBy(asc(leadReplies.createdAt), asc(leadReplies.id))
    .all()
    .filter((other) => other.id !== id && other.at <= createdAt);
  const references = earlier.map((other) => other.messageId).slice(-MAX_REFERENCES);
  const isPerson = authorId !== ADMINISTRATOR_ID && isColleague(database, authorId);
  const fromName = isPerson ? staffNames(database)(authorId).name : firm.name;
  const letter = { id, sendAt, fromName, messageId, references, attachments };
  queueMail(database, { recipient, replyTo: null, subject, body, now, letter });
}

interface ReplyKey {
  leadId: string;
  replyId: string;
}

function getReply(database: Database, { leadId, replyId }: ReplyKey): Stored {
  const isFound = and(eq(leadReplies.id, replyId), eq(leadReplies.leadId, leadId));
  const reply = database.select().from(leadReplies).where(isFound).get();
  if (!reply) throw notFound('The reply');
  return reply;
}

/** Takes back a reply that has not left yet. The lead is due as before. */
export function undoReply(database: Database, key: ReplyKey, now: string): Written<LeadReply> {
  const reply = getReply(database, key);
  const isWithdrawn = reply.state === 'queued' && withdrawMail(database, reply.id);
  if (!isWithdrawn) throw new DomainError('conflict', CANNOT_UNDO[reply.state]);
  const undone = setState(database, reply.id, { state: 'undone' });
  return {
    result: toReply(database, undone),
    event: { type: 'lead.reply_undone', subjectId: key.leadId, data: { replyId: reply.id } },
    live: reopenLead(database, reply, now),
  };
}

const CANNOT_UNDO: Record<Stored['state'], string> = {
  queued: 'The reply is being sent right now.',
  sent: 'The reply has been sent already.',
  failed: 'The reply was not sent.',
  undone: 'The reply was undone already.',
};

/** Sends a reply that was given up once more, under the same `Message-ID`. */
export function retryReply(
  database: Database,
  key: ReplyKey,
  options: Options,
): Written<LeadReply> {
  assertServer(options);
  const failed = getReply(database, key);
  if (failed.state !== 'failed') {
    throw new DomainError('conflict', 'Only a reply that was not sent can be tried again.');
  }
  // The mail is gone if somebody has removed it under Data.
  if (!withdrawMail(database, failed.id) && isStoredMail(database, failed.id)) {
    throw new DomainError('conflict', CANNOT_UNDO.queued);
  }
  const lead = getStoredLead(database, key.leadId);
  const answered = answerLead(database, lead, options);
  const changes = {
    state: 'queued',
    error: null,
    sendAt: options.now,
    leadBefore: answered.before,
  } as const;
  const reply = setState(database, failed.id, changes);
  queueLetter(database, reply, lead.email, options);
  return {
    result: toReply(database, reply),
    event: { type: 'lead.reply_queued', subjectId: key.leadId, data: { replyId: reply.id } },
    live: answered.live,
  };
}

export const setState = (database: Database, id: string, changes: Partial<Stored>): Stored =>
  database.update(leadReplies).set(changes).where(eq(leadReplies.id, id)).returning().get();

function toReply(database: Database, { leadBefore, ...row }: Stored) {
  const [reply] = withAttachments(database, [row]);
  if (!reply) throw notFound('The reply');
  return reply;
}
