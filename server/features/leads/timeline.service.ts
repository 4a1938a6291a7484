import { and, eq, getTableColumns, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import type { Permission } from '../../../db/permissions';
import { activities } from '../../../db/schema/activities';
import { chatConversations } from '../../../db/schema/chat';
import { clients } from '../../../db/schema/clients';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leads } from '../../../db/schema/leads';
import { projects } from '../../../db/schema/projects';
import { compare, newestFirst, nextCursor, readPage } from '../../core/pagination';
import { SPAM_CONVERSION } from '../analytics/spam-conversions';
import { type StaffName, staffNames } from '../staff/staff-names';
import { getStoredLead, leadColumns } from './leads.service';
import { ofSamePerson } from './same-person';
import type { TimelineInput } from './timeline.schema';

const DEFAULT_LIMIT = 100;
/** Clients of one lead or address; in practice one. */
const MAX_CLIENTS = 20;

type Range = ReturnType<typeof readPage>;
type Stored = typeof leads.$inferSelect;

interface TimelineActor {
  type: 'staff' | 'token' | 'visitor' | 'system';
  id: string | null;
  name: string | null;
  isRemoved: boolean;
}

export type TimelineEntry = ReturnType<
  | typeof readInquiries
  | typeof readNotes
  | typeof readChanges
  | typeof readChats
  | typeof readClients
  | typeof readProjects
>[number];

/**
 * What has happened with a lead and its address: the latest entries, oldest first. The cursor leads to
 * earlier ones. Chats and clients are left out for those who may not read them.
 */
export function readTimeline(
  database: Database,
  { id, limit = DEFAULT_LIMIT, cursor }: TimelineInput,
  permissions: readonly Permission[],
) {
  const lead = getStoredLead(database, id);
  const range = readPage({ limit, cursor });
  const isTheirs = ofSamePerson(database, lead.email);
  const nameOf = staffNames(database);
  const ofClients = () => {
    const found = findClients(database, lead, isTheirs);
    return [...readClients(found, range), ...readProjects(database, found, range)];
  };
  const latest = [
    ...readInquiries(database, lead, isTheirs, range),
    ...readNotes(database, lead, range, nameOf),
    ...readChanges(database, lead, range, nameOf),
    ...(permissions.includes('chat:read') ? readChats(database, isTheirs, range) : []),
    ...(permissions.includes('clients:read') ? ofClients() : []),
  ]
    .sort((one, other) => compare(other.at, one.at) || compare(other.id, one.id))
    .slice(0, range.limit);
  return {
    entries: latest.toReversed(),
    nextCursor: nextCursor<TimelineEntry>(latest, range.limit, ({ at }) => at),
  };
}

const isBefore = ({ at, id }: Range, time: SQLiteColumn, key: SQLiteColumn): SQL =>
  sql`(${time}, ${key}) < (${at}, ${id})`;

const visitor = (name: string | null): TimelineActor => ({
  type: 'visitor',
  id: null,
  name,
  isRemoved: false,
});

type IsTheirs = ReturnType<typeof ofSamePerson>;

/** What the inquiry counts as in the figures; null for one that was spam. */
const conversionType = sql<string | null>`(
  select conversion_type from conversions
  where lead_id = leads.id and conversion_type <> ${SPAM_CONVERSION} order by created_at limit 1)`;

/** Staff made it of a conversation; its person has sent no inquiry. */
const isFromChat = sql<boolean>`exists (
  select 1 from activities where subject_type = 'lead' and subject_id = leads.id
    and type = 'lead.created' and conversation_id is not null)`.mapWith(Boolean);

/** This inquiry, and the others of the same person that are no spam. */
function readInquiries(database: Database, { id }: Stored, isTheirs: IsTheirs, range: Range) {
  return database
    .select({ ...leadColumns, conversionType, isFromChat })
    .from(leads)
    .where(
      and(
        isTheirs(leads.email),
        or(eq(leads.isSpam, false), eq(leads.id, id)),
        isBefore(range, leads.createdAt, leads.id),
      ),
    )
    .orderBy(...newestFirst(leads.createdAt, leads.id))
    .limit(range.limit)
    .all()
    .map((inquiry) => ({
      type: 'inquiry' as const,
      id: inquiry.id,
      at: inquiry.createdAt,
      actor: visitor(inquiry.name),
      email: inquiry.email,
      message: inquiry.message,
      interest: inquiry.interest,
      status: inquiry.status,
      conversionType: inquiry.conversionType,
      isFromChat: inquiry.isFromChat,
    }));
}

type NameOf = (id: string) => StaffName;

function readNotes(database: Database, { id }: Stored, range: Range, nameOf: NameOf) {
  const { leadId, authorId, ...columns } = getTableColumns(leadNotes);
  return database
    .select({ ...columns, authorId })
    .from(leadNotes)
    .where(and(eq(leadId, id), isBefore(range, leadNotes.happenedAt, leadNotes.id)))
    .orderBy(...newestFirst(leadNotes.happenedAt, leadNotes.id))
    .limit(range.limit)
    .all()
    .map(({ kind, happenedAt, authorId: author, ...note }) => ({
      type: kind,
      id: note.id,
      at: happenedAt,
      actor: { type: 'staff' as const, id: author, ...nameOf(author) },
      text: note.text,
      mentions: note.mentions,
      createdAt: note.createdAt,
    }));
}

/** Their entries are the inquiry and the notes themselves. */
const SHOWN_OTHERWISE = [
  'lead.created',
  'lead.note_added',
  'lead.call_logged',
  'lead.answer_logged',
];

function readChanges(database: Database, { id }: Stored, range: Range, nameOf: NameOf) {
  return database
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.subjectType, 'lead'),
        eq(activities.subjectId, id),
        // The `+` keeps SQLite from the index of the types, which have far more events.
        notInArray(sql`+${activities.type}`, SHOWN_OTHERWISE),
        isBefore(range, activities.createdAt, activities.id),
      ),
    )
    .orderBy(...newestFirst(activities.createdAt, activities.id))
    .limit(range.limit)
    .all()
    .map(({ type, data, actorType, actorId, ...activity }) => ({
      type: 'change' as const,
      id: activity.id,
      at: activity.createdAt,
      actor: {
        type: actorType,
        id: actorId,
        ...(actorId === null ? { name: null, isRemoved: false } : nameOf(actorId)),
      },
      change: type,
      data,
    }));
}

const firstMessage = sql<string | null>`(
  select substr(message, 1, 500) from chat_messages
  where conversation_id = chat_conversations.id order by created_at, id limit 1)`;

function readChats(database: Database, isTheirs: IsTheirs, range: Range) {
  const { id, createdAt } = chatConversations;
  return database
    .select({
      id,
      createdAt,
      status: chatConversations.status,
      visitorName: chatConversations.visitorName,
      message: firstMessage,
    })
    .from(chatConversations)
    .where(
      and(
        sql`${chatConversations.visitorEmail} is not null`,
        isTheirs(chatConversations.visitorEmail),
        isBefore(range, createdAt, id),
      ),
    )
    .orderBy(...newestFirst(createdAt, id))
    .limit(range.limit)
    .all()
    .map(({ visitorName, createdAt: at, ...chat }) => ({
      type: 'chat' as const,
      ...chat,
      at,
      actor: visitor(visitorName),
    }));
}

/** Those that came of the inquiry, or are the same person. */
const findClients = (database: Database, { id }: Stored, isTheirs: IsTheirs) =>
  database
    .select({ id: clients.id, name: clients.name, createdAt: clients.createdAt })
    .from(clients)
    .where(or(eq(clients.leadId, id), isTheirs(clients.email)))
    .orderBy(...newestFirst(clients.createdAt, clients.id))
    .limit(MAX_CLIENTS)
    .all();

type FoundClients = ReturnType<typeof findClients>;

const readClients = (found: FoundClients, { at, id: before }: Range) =>
  found
    .filter(({ id, createdAt }) => {
      const time = Date.parse(createdAt);
      return time < at || (time === at && id < before);
    })
    .map(({ id, name, createdAt }) => ({
      type: 'client' as const,
      id,
      at: createdAt,
      actor: null,
      name,
    }));

function readProjects(database: Database, found: FoundClients, range: Range) {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  return database
    .select()
    .from(projects)
    .where(and(inArray(projects.clientId, ids), isBefore(range, projects.createdAt, projects.id)))
    .orderBy(...newestFirst(projects.createdAt, projects.id))
    .limit(range.limit)
    .all()
    .map(({ id, clientId, title, status, createdAt }) => ({
      type: 'project' as const,
      id,
      at: createdAt,
      actor: null,
      clientId,
      title,
      status,
    }));
}
