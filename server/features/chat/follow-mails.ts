import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatMails } from '../../../db/schema/chat-desk';
import type { LiveEvent } from '../../live/bus';
import type { Outcome } from '../../mail/outbox';
import { bySystem, recordActivity } from '../activities/record-activity';

/** Stores what became of a mail with answers. `publish` tells open consoles. */
export function followChatMails(database: Database, publish: (event: LiveEvent) => void) {
  return ({ mailId, now, error, hasGivenUp }: Outcome): void => {
    const isWanted = eq(chatMails.id, mailId);
    const mail = database.select().from(chatMails).where(isWanted).get();
    // It is a mail of something else, or was erased meanwhile.
    if (!mail) return;
    const state = error === null ? 'sent' : hasGivenUp ? 'failed' : 'queued';
    database.update(chatMails).set({ state, error }).where(isWanted).run();
    const { conversationId: id } = mail;
    if (state !== 'queued') {
      const type = `conversation.mail_${state}` as const;
      recordActivity(database, { type, subjectId: id, data: { mailId } }, bySystem(now));
    }
    // After the commit, which follows in the same turn.
    setImmediate(() => publish({ type: 'changed', subjectType: 'conversation', id }));
  };
}
