import type { Database } from '../../../db/client';
import { chatRatings } from '../../../db/schema/chat-desk';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import type { RateInput } from './chat.schema';
import { findConversation } from './conversations.service';

/** Stores what a visitor says of a conversation; the panel asks after its end. */
export function rateConversation(
  database: Database,
  { id, isGood, comment }: RateInput,
  now: string,
): Written<{ isGood: boolean }> {
  const conversation = findConversation(database, id);
  if (!conversation) throw notFound('The conversation');
  const rating = { isGood, comment: comment ?? '', createdAt: now };
  database
    .insert(chatRatings)
    .values({ conversationId: id, ...rating })
    .onConflictDoUpdate({ target: chatRatings.conversationId, set: rating })
    .run();
  const event = { type: 'conversation.rated', subjectId: id, data: { isGood } } as const;
  return {
    result: { isGood },
    event,
    live: { type: 'conversation', conversation, isStaffOnly: true },
  };
}
