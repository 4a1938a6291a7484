import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { chatConversations } from '../../../db/schema/chat';
import { leadNotes } from '../../../db/schema/lead-notes';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { leadSearchText, NO_DETAILS } from '../leads/leads.schema';
import { type Deadlines, dueTime } from '../leads/lead-state';
import { insertLead } from '../leads/submit-lead';
import { isColleague } from '../staff/staff-names';
import type { CreateChatLead } from './chat.schema';
import { findConversation } from './conversations.service';
import { readTranscript } from './transcript';

const MAX_NOTE = 9_900;

interface Creation {
  now: string;
  /** A member of staff or a tool. */
  creatorId: string;
  deadlines: Deadlines;
}

/**
 * Makes a lead of a conversation, with its transcript as a note. It belongs to whoever makes it, and is
 * answered unless the visitor still waits.
 */
export function createChatLead(
  database: Database,
  { id, ...details }: CreateChatLead,
  { now, creatorId, deadlines }: Creation,
): Written<{ id: string }> {
  const conversation = findConversation(database, id);
  if (!conversation) throw notFound('The conversation');
  const isAnswered = conversation.waitingSince === null;
  const lead = { ...NO_DETAILS, ...details, interest: details.interest ?? null };
  const stored = insertLead(database, {
    ...lead,
    id: newId(),
    language: languageOf(database, id),
    isSpam: false,
    searchText: leadSearchText(lead),
    status: isAnswered ? 'answered' : 'new',
    lostReason: null,
    ownerId: isColleague(database, creatorId) ? creatorId : null,
    answeredAt: isAnswered ? now : null,
    dueAt: isAnswered ? null : dueTime(now, deadlines),
    source: null,
    createdAt: now,
    updatedAt: now,
  });
  const transcript = readTranscript(database, id, {
    timeZone: deadlines.timeZone,
    language: 'en',
    visitorName: lead.name,
    maxLength: MAX_NOTE,
  });
  database
    .insert(leadNotes)
    .values({
      id: newId(),
      leadId: stored.id,
      authorId: creatorId,
      kind: 'note',
      text: `From the chat:\n\n${transcript}`,
      mentions: [],
      happenedAt: now,
      createdAt: now,
    })
    .run();
  return {
    result: { id: stored.id },
    event: {
      type: 'lead.created',
      subjectId: stored.id,
      conversationId: id,
      data: { isSpam: false },
    },
    live: { type: 'lead' },
  };
}

/** The language in which the visitor has the site. */
function languageOf(database: Database, id: string): Language {
  const { language } = chatConversations;
  const isIt = eq(chatConversations.id, id);
  return database.select({ language }).from(chatConversations).where(isIt).get()?.language ?? 'en';
}
