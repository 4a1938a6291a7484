import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { ASK_OUTCOME_PHRASES, type AskOutcome, type NotificationEvent } from '../../../db/enums';
import type { Database } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { chatNotes } from '../../../db/schema/chat-desk';
import { clientContacts } from '../../../db/schema/client-contacts';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leads } from '../../../db/schema/leads';
import { notifications } from '../../../db/schema/notifications';
import { asks, projectUpdates } from '../../../db/schema/project-updates';

/** What is read of a notification, and of the lead and the note that it is about. */
export const shownColumns = {
  id: notifications.id,
  event: notifications.event,
  leadId: notifications.leadId,
  leadName: leads.name,
  /** Others are due for their first answer. */
  isAnswered: sql<number>`${leads.status} <> 'new' or ${leads.answeredAt} is not null`,
  conversationId: notifications.conversationId,
  visitorName: chatConversations.visitorName,
  noteText: sql<string | null>`coalesce(${leadNotes.text}, ${chatNotes.text})`,
  updateId: notifications.updateId,
  projectId: projectUpdates.projectId,
  updateTitle: projectUpdates.title,
  contactName: clientContacts.name,
  outcome: asks.outcome,
  actorId: notifications.actorId,
  dueAt: notifications.dueAt,
  count: notifications.count,
  isInConsole: notifications.isInConsole,
  isInBrowser: notifications.isInBrowser,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

/**
 * Not about spam, nor about a due time that is no longer that of the lead, as after an answer, nor about
 * a visitor who has got one.
 */
export const isCurrent: SQL | undefined = and(
  or(
    isNull(notifications.leadId),
    and(
      eq(leads.isSpam, false),
      or(isNull(notifications.dueAt), eq(notifications.dueAt, leads.dueAt)),
    ),
  ),
  or(
    ne(notifications.event, 'waiting'),
    isNull(notifications.conversationId),
    isNotNull(chatConversations.waitingSince),
  ),
);

/** An update may have comments too: its answer is from the moment of the notification. */
export const isItsAnswer: SQL | undefined = and(
  eq(asks.updateId, notifications.updateId),
  eq(asks.answeredById, notifications.actorId),
  eq(asks.answeredAt, notifications.createdAt),
);

export const selectShown = (database: Database) =>
  database
    .select(shownColumns)
    .from(notifications)
    .leftJoin(leads, eq(leads.id, notifications.leadId))
    .leftJoin(leadNotes, eq(leadNotes.id, notifications.noteId))
    .leftJoin(chatConversations, eq(chatConversations.id, notifications.conversationId))
    .leftJoin(chatNotes, eq(chatNotes.id, notifications.chatNoteId))
    .leftJoin(projectUpdates, eq(projectUpdates.id, notifications.updateId))
    .leftJoin(clientContacts, eq(clientContacts.id, notifications.actorId))
    .leftJoin(asks, isItsAnswer);

interface Titled {
  event: NotificationEvent;
  leadId: string | null;
  leadName: string | null;
  isAnswered: number | null;
  conversationId: string | null;
  visitorName: string | null;
  actorId: string | null;
  count: number;
  updateTitle: string | null;
  contactName: string | null;
  outcome: AskOutcome | null;
}

/** In words, the same for the console, the browser and mails, which are plain text. */
export function titleOf(
  {
    event,
    leadId,
    leadName,
    isAnswered,
    conversationId,
    visitorName,
    actorId,
    count,
    updateTitle,
    contactName,
    outcome,
  }: Titled,
  nameOf: (id: string) => { name: string },
): string {
  const contact = isolated(contactName) ?? 'A contact';
  if (updateTitle !== null) {
    return `${contact} ${ASK_OUTCOME_PHRASES[outcome ?? 'answered']} ${isolated(updateTitle)}`;
  }
  const actor = actorId === null ? 'Somebody' : isolated(nameOf(actorId).name);
  if (conversationId !== null) {
    const chat = `the chat with ${isolated(visitorName) ?? 'a visitor'}`;
    if (event === 'waiting')
      return `${isolated(visitorName) ?? 'A visitor'} waits for an answer in the chat`;
    return event === 'mention'
      ? `${actor} mentioned you in ${chat}`
      : `${actor} assigned you ${chat}`;
  }
  if (leadId === null) return MANY[event](count, count === 1 ? 'inquiry' : 'inquiries');
  const lead = isolated(leadName) ?? 'somebody';
  switch (event) {
    case 'inquiry':
      return `New inquiry from ${lead}`;
    case 'assignment':
      return `${actor} assigned you the inquiry from ${lead}`;
    case 'mention':
      return `${actor} mentioned you about ${lead}`;
    case 'waiting':
      return `${lead} waits for an answer`;
    case 'due_soon':
      return `${isAnswered ? 'The lead of' : 'An answer to'} ${lead} is due within two hours`;
    case 'overdue':
      return `The ${isAnswered ? 'lead of' : 'answer to'} ${lead} is overdue`;
    case 'client_answer':
      return 'A client has answered';
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name that would reorder the English sentence around it, in Unicode's isolates. */
function isolated<Text extends string | null>(text: Text): Text | string {
  return text !== null && RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const MANY: Record<NotificationEvent, (count: number, inquiries: string) => string> = {
  inquiry: (count, inquiries) => `${count} more new ${inquiries}`,
  assignment: (count, inquiries) => `${count} more ${inquiries} assigned to you`,
  mention: (count) => `You were mentioned ${count} more ${count === 1 ? 'time' : 'times'}`,
  waiting: (count) =>
    `${count} more ${count === 1 ? 'visitor waits' : 'visitors wait'} in the chat`,
  due_soon: (count, inquiries) => `${count} more ${inquiries} due within two hours`,
  overdue: (count, inquiries) => `${count} more ${inquiries} overdue`,
  client_answer: (count) => `${count} more ${count === 1 ? 'answer' : 'answers'} of clients`,
};
