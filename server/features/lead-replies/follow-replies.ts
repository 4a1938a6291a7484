import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leadReplies } from '../../../db/schema/lead-replies';
import type { LiveEvent } from '../../live/bus';
import type { Outcome } from '../../mail/outbox';
import { bySystem, recordActivity } from '../activities/record-activity';
import { getStoredLead } from '../leads/leads.service';
import { answerLead, reopenLead } from './answered-lead';
import { setState } from './lead-replies.service';

/** Stores what became of a reply's mail, with its event. `publish` tells open consoles. */
export function followReplies(database: Database, publish: (event: LiveEvent) => void) {
  return ({ mailId, now, error, hasGivenUp }: Outcome): void => {
    const reply = database.select().from(leadReplies).where(eq(leadReplies.id, mailId)).get();
    // The lead was erased meanwhile.
    if (!reply) return;
    if (error !== null && !hasGivenUp) {
      setState(database, mailId, { error });
      return;
    }
    const isSent = error === null;
    let live: LiveEvent | undefined;
    if (isSent) {
      setState(database, mailId, { state: 'sent', sentAt: now, error: null });
      if (reply.state === 'failed') live = answerAgain(database, reply, now);
    } else {
      setState(database, mailId, { state: 'failed', error });
      if (reply.state === 'queued') live = reopenLead(database, reply, now);
    }
    const type = isSent ? 'lead.reply_sent' : 'lead.reply_failed';
    const event = { type, subjectId: reply.leadId, data: { replyId: mailId } } as const;
    recordActivity(database, event, bySystem(now));
    // After the commit, which follows in the same turn.
    setImmediate(() => publish(live ?? { type: 'changed', subjectType: 'lead', id: reply.leadId }));
  };
}

/** Somebody had another try at the mail under Data. */
function answerAgain(database: Database, reply: typeof leadReplies.$inferSelect, now: string) {
  const { authorId, leadId } = reply;
  return answerLead(database, getStoredLead(database, leadId), { authorId, now }).live;
}
