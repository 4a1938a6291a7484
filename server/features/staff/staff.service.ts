import { and, asc, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { StaffRole } from '../../../db/permissions';
import { newId } from '../../../db/ids';
import { activities } from '../../../db/schema/activities';
import { staffInvitations, staffSessions, users } from '../../../db/schema/staff';
import { DomainError, invalid, notFound, taken } from '../../errors';
import { SESSION_IDLE_MS } from '../../core/cookies';
import { newestFirst } from '../../core/pagination';
import {
  changedFields,
  type DomainEvent,
  updateEvent,
  type Written,
} from '../activities/domain-event';
import { removeOwnReplies } from '../saved-replies/saved-replies.service';
import { removeSavedViews } from '../saved-views/saved-views.service';
import { removeNotificationsOf } from '../notifications/notifications.service';
import { handOverWork } from './open-work';
import { endSessionsOf } from './sessions';
import {
  type Invite,
  type PersonChange,
  type PersonRemoval,
  username as usernameSchema,
} from './staff.schema';
import { hashToken, makeToken } from './tokens';

const NO_TOKEN = '';
const isPresent = isNull(users.removedAt);

const findByUsername = (database: Database, username: string) =>
  database
    .select()
    .from(users)
    .where(and(eq(users.username, username), isPresent))
    .get();

/** The people with access, newest first, with their sessions and pending invitations. */
export function listPeople(database: Database, now: string) {
  const rows = database
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      role: users.role,
      createdAt: users.createdAt,
      hasAccess: sql<boolean>`${users.password} <> ${NO_TOKEN}`.mapWith(Boolean),
      invitationExpiresAt: staffInvitations.expiresAt,
      invitationUsedAt: staffInvitations.usedAt,
      sessionCount: sql<number>`count(${staffSessions.cookieHash})`,
      sessionsExpireAt: max(staffSessions.expiresAt),
      lastActedAt: sql<number | null>`(
        select max(${activities.createdAt}) from ${activities}
        where ${activities.actorId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(staffInvitations, eq(staffInvitations.userId, users.id))
    .leftJoin(
      staffSessions,
      and(eq(staffSessions.userId, users.id), sql`${staffSessions.expiresAt} > ${Date.parse(now)}`),
    )
    .where(isPresent)
    .groupBy(users.id)
    .orderBy(...newestFirst(users.createdAt, users.id))
    .all();
  return rows.map(({ invitationExpiresAt, invitationUsedAt, ...row }) => {
    const { sessionsExpireAt, lastActedAt, ...person } = row;
    return {
      ...person,
      /** Of the link that was not used; it may have expired. */
      invitationExpiresAt: invitationUsedAt === null ? invitationExpiresAt : null,
      /**
       * By an open session, within ten minutes, since sessions are not renewed more often. Of those who
       * have signed out, when they last changed something.
       */
      lastSeenAt: sessionsExpireAt ? lastUseOf(sessionsExpireAt) : timeOf(lastActedAt),
    };
  });
}

/** A person of that list. */
export const findPerson = (database: Database, id: string, now: string) =>
  listPeople(database, now).find((person) => person.id === id);

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const lastUseOf = (expiresAt: string) =>
  new Date(Date.parse(expiresAt) - SESSION_IDLE_MS).toISOString();

/** A person with access or with an invitation; removed people are not found. */
export function getPerson(database: Database, id: string) {
  const person = database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isPresent))
    .get();
  if (!person) throw notFound('The person');
  return person;
}

/** Stores a person who has no token until the invitation is used. */
export function addInvited(database: Database, input: Invite, now: string) {
  refuseTakenEmail(database, input.email);
  const username = input.username ?? freeUsername(database, input.email);
  if (findByUsername(database, username)) {
    throw taken('username', 'This username is in use');
  }
  const { name, email, role } = input;
  return database
    .insert(users)
    .values({ id: newId(), username, password: NO_TOKEN, name, email, role, createdAt: now })
    .returning()
    .get();
}

const PERSON_UPDATE = { updated: 'staff.updated', moved: 'staff.role_changed' } as const;

/** A person with another role signs in again: the sessions end. */
export function updatePerson(
  database: Database,
  { id, ...changes }: PersonChange,
): Written<{ id: string }> {
  const stored = getPerson(database, id);
  if (changes.email) refuseTakenEmail(database, changes.email, id);
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: { id }, event: null };
  const { role = stored.role } = changes;
  if (role !== stored.role) {
    if (role !== 'admin') refuseLastAdmin(database, stored);
    endSessionsOf(database, id);
  }
  database
    .update(users)
    .set({ ...changes, role })
    .where(eq(users.id, id))
    .run();
  const event = updateEvent(PERSON_UPDATE, fields, stored.role, role);
  return { result: { id }, event: { ...event, subjectId: id } };
}

/**
 * Removes a person's token, sessions and e-mail address, and hands over what waits for them. Records
 * keep the id and the name.
 */
export function removePerson(
  database: Database,
  { id, successorId }: PersonRemoval,
  now: string,
): Written<void> {
  const stored = getPerson(database, id);
  refuseLastAdmin(database, stored);
  return forget(database, { id, successorId: successorId ?? null, now });
}

function forget(
  database: Database,
  { id, successorId, now }: { id: string; successorId: string | null; now: string },
): Written<void> {
  endSessionsOf(database, id);
  const handedOver = handOverWork(database, id, successorId);
  removeOwnReplies(database, id);
  removeSavedViews(database, id);
  removeNotificationsOf(database, id);
  database.delete(staffInvitations).where(eq(staffInvitations.userId, id)).run();
  database
    .update(users)
    .set({ username: `removed:${id}`, password: NO_TOKEN, email: null, removedAt: now })
    .where(eq(users.id, id))
    .run();
  const event: DomainEvent = { type: 'staff.removed', subjectId: id, data: {} };
  return {
    result: undefined,
    event,
    events: [event, ...handedOver],
    // Consoles read again whose leads and conversations they show.
    ...(handedOver.length > 0 && { live: { type: 'missed' } }),
  };
}

/** Without an admin nobody could invite people. ADMIN_TOKEN does not count, since it may change. */
function refuseLastAdmin(database: Database, { id, role, password }: typeof users.$inferSelect) {
  if (role !== 'admin' || password === NO_TOKEN) return;
  const other = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.password, NO_TOKEN), ne(users.id, id)))
    .get();
  if (!other) throw new DomainError('conflict', 'The last admin cannot be removed or demoted.');
}

function refuseTakenEmail(database: Database, email: string, ownId = ''): void {
  const holder = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, ownId)))
    .get();
  if (holder) throw taken('email', 'This email is in use by another person');
}

/** The part of the address before the @, with a number where that is taken. */
function freeUsername(database: Database, email: string): string {
  const base = email.split('@')[0]?.replaceAll(/[^\w.-]/g, '') || 'staff';
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!findByUsername(database, username)) return username;
  }
}

/** For the command line: adds a person and returns the access token, which cannot be read again. */
export function addStaff(
  database: Database,
  username: string,
  { role = 'admin', now }: { role?: StaffRole; now: string },
): Written<string> {
  const { error } = usernameSchema.safeParse(username);
  if (error) throw invalid('username', error.issues[0]?.message ?? '');
  if (findByUsername(database, username)) {
    throw new DomainError('conflict', `${username} is on the list already.`);
  }
  const token = makeToken();
  const id = newId();
  database
    .insert(users)
    .values({ id, username, name: username, password: hashToken(token), role, createdAt: now })
    .run();
  return { result: token, event: { type: 'staff.added', subjectId: id, data: { role } } };
}

/** Usernames, in their order. */
export function listStaff(database: Database): string[] {
  const rows = database.select({ username: users.username }).from(users).where(isPresent);
  return rows
    .orderBy(asc(users.username))
    .all()
    .map((row) => row.username);
}

/** For the command line, which may remove the last admin too. */
export function removeStaff(database: Database, username: string, now: string): Written<void> {
  const person = findByUsername(database, username);
  if (!person) throw notFound(username);
  return forget(database, { id: person.id, successorId: null, now });
}
