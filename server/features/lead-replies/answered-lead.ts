import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leadReplies, type LeadBefore } from '../../../db/schema/lead-replies';
import type { LiveEvent } from '../../live/bus';
import { withAnswer } from '../leads/lead-state';
import { getStoredLead } from '../leads/leads.service';
import { saveLead } from '../leads/update-lead';
import { isColleague } from '../staff/staff-names';

type Lead = ReturnType<typeof getStoredLead>;
type Reply = typeof leadReplies.$inferSelect;

interface Changed {
  before: LeadBefore;
  live: LiveEvent | undefined;
}

/** Sets the state of an answered lead. Returns what `reopenLead` needs. */
export function answerLead(
  database: Database,
  lead: Lead,
  { authorId, now }: { authorId: string; now: string },
): Changed {
  const { status, ownerId, dueAt } = lead;
  const answered = withAnswer(lead, { now, by: authorId });
  // A tool owns no leads.
  const changes = isColleague(database, authorId) ? answered : { ...answered, ownerId };
  return {
    before: { status, ownerId, dueAt, answeredAt: now },
    live: saveLead(database, lead, changes, now).live,
  };
}

/** Restores the state of a lead after a reply that was undone or given up. */
export function reopenLead(database: Database, reply: Reply, now: string): LiveEvent | undefined {
  const lead = getStoredLead(database, reply.leadId);
  const isFirstAnswer = lead.answeredAt === reply.leadBefore.answeredAt;
  const other = firstOtherReply(database, reply);
  const call = firstCallSince(database, reply);
  if (other && !(call && call.at < other.at)) {
    if (!isFirstAnswer) return undefined;
    // Now the other reply is the first answer.
    database
      .update(leadReplies)
      .set({ leadBefore: { ...reply.leadBefore, answeredAt: other.at } })
      .where(eq(leadReplies.id, other.id))
      .run();
    return saveLead(database, lead, { answeredAt: other.at }, now).live;
  }
  if (call) {
    return isFirstAnswer ? saveLead(database, lead, { answeredAt: call.at }, now).live : undefined;
  }
  return saveLead(database, lead, stateBefore(lead, reply, isFirstAnswer), now).live;
}

/** What somebody has changed since the reply stays as it is. */
function stateBefore(
  lead: Lead,
  { authorId, leadBefore }: Reply,
  isFirstAnswer: boolean,
): Partial<Lead> {
  const wasOpened = leadBefore.status === 'new' && lead.status === 'answered';
  const isClosed = lead.status === 'won' || lead.status === 'lost';
  return {
    ownerId: lead.ownerId === authorId ? leadBefore.ownerId : lead.ownerId,
    status: wasOpened && isFirstAnswer ? 'new' : lead.status,
    answeredAt: isFirstAnswer ? null : lead.answeredAt,
    dueAt: isClosed ? lead.dueAt : (lead.dueAt ?? leadBefore.dueAt),
  };
}

const firstOtherReply = (database: Database, { id, leadId }: Reply) =>
  database
    .select({ id: leadReplies.id, at: leadReplies.createdAt })
    .from(leadReplies)
    .where(
      and(
        eq(leadReplies.leadId, leadId),
        ne(leadReplies.id, id),
        inArray(leadReplies.state, ['queued', 'sent']),
      ),
    )
    .orderBy(asc(leadReplies.createdAt), asc(leadReplies.id))
    .get();

/** A call that was logged after the reply was written answers the lead too. */
const firstCallSince = (database: Database, { leadId, createdAt }: Reply) =>
  database
    .select({ at: leadNotes.happenedAt })
    .from(leadNotes)
    .where(
      and(
        eq(leadNotes.leadId, leadId),
        eq(leadNotes.kind, 'call'),
        gte(leadNotes.createdAt, createdAt),
      ),
    )
    .orderBy(asc(leadNotes.happenedAt))
    .get();
