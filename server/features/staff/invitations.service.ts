import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { staffInvitations, users } from '../../../db/schema/staff';
import { site } from '../../../src/config/site';
import { DomainError } from '../../errors';
import { queueMail } from '../../mail/outbox';
import type { Written } from '../activities/domain-event';
import { endSessionsOf } from './sessions';
import type { Invite } from './staff.schema';
import { addInvited, getPerson } from './staff.service';
import { hashToken, makeToken } from './tokens';

const VALID_FOR_MS = 72 * HOUR_MS;

export interface InvitationOptions {
  now: string;
  /** The link, which carries the secret. Only a hash of the secret is stored. */
  link: { secretHash: string; url: string };
  isMailed: boolean;
}

interface Invited {
  id: string;
  expiresAt: string;
  secretHash: string;
}

/** Adds a person with an invitation, and queues the mail. */
export function invite(
  database: Database,
  input: Invite,
  options: InvitationOptions,
): Written<Invited> {
  const person = addInvited(database, input, options.now);
  const result = storeInvitation(database, person, options);
  const data = { role: person.role };
  return { result, event: { type: 'staff.invited', subjectId: person.id, data } };
}

/** Replaces the invitation of a person. A token that the person has stays valid until it is used. */
export function inviteAgain(
  database: Database,
  id: string,
  options: InvitationOptions,
): Written<Invited> {
  const person = getPerson(database, id);
  const result = storeInvitation(database, person, options);
  return { result, event: { type: 'staff.invited', subjectId: id, data: { role: person.role } } };
}

function storeInvitation(
  database: Database,
  { id, name, email }: typeof users.$inferSelect,
  { now, link, isMailed }: InvitationOptions,
): Invited {
  const { secretHash } = link;
  const expiresAt = new Date(Date.parse(now) + VALID_FOR_MS).toISOString();
  const invitation = { secretHash, createdAt: now, expiresAt, usedAt: null };
  database
    .insert(staffInvitations)
    .values({ userId: id, ...invitation })
    .onConflictDoUpdate({ target: staffInvitations.userId, set: invitation })
    .run();
  if (isMailed && email !== null) {
    queueMail(database, {
      recipient: email,
      replyTo: null,
      subject: `Your access to ${site.name}`,
      body: [
        `Hello ${name},`,
        '',
        `you are invited to the console of ${site.name}. Open this link and press the button there:`,
        '',
        link.url,
        '',
        'It can be used once, within 72 hours.',
      ].join('\n'),
      now,
    });
  }
  return { id, expiresAt, secretHash };
}

/** The link stops working. A person who never used one stays on the list without access. */
export function revokeInvitation(database: Database, id: string): Written<void> {
  getPerson(database, id);
  database.delete(staffInvitations).where(eq(staffInvitations.userId, id)).run();
  return {
    result: undefined,
    event: { type: 'staff.invitation_revoked', subjectId: id, data: {} },
  };
}

export type InvitationState = 'open' | 'used' | 'expired' | 'unknown';

/** The state of an invitation, and while it can be used the name of the person. */
export function getInvitation(database: Database, secret: string, now: string) {
  const found = find(database, secret);
  const state = stateOf(found, now);
  return { state, name: state === 'open' && found ? found.name : null };
}

/** Uses an invitation. Returns a new access token; the one before and its sessions end. */
export function acceptInvitation(
  database: Database,
  secret: string,
  now: string,
): Written<{ token: string; name: string }> {
  const found = find(database, secret);
  if (!found || stateOf(found, now) !== 'open') {
    throw new DomainError('conflict', REFUSALS[stateOf(found, now)]);
  }
  const { userId, name } = found;
  const token = makeToken();
  endSessionsOf(database, userId);
  database
    .update(users)
    .set({ password: hashToken(token) })
    .where(eq(users.id, userId))
    .run();
  database
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(eq(staffInvitations.userId, userId))
    .run();
  return {
    result: { token, name },
    event: { type: 'staff.joined', subjectId: userId, data: {} },
    actorId: userId,
  };
}

const REFUSALS: Record<InvitationState, string> = {
  open: '',
  used: 'This invitation has been used already.',
  expired: 'This invitation has expired.',
  unknown: 'This invitation was withdrawn, or replaced by a newer one.',
};

function find(database: Database, secret: string) {
  return database
    .select({
      userId: staffInvitations.userId,
      expiresAt: staffInvitations.expiresAt,
      usedAt: staffInvitations.usedAt,
      name: users.name,
    })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.userId))
    .where(eq(staffInvitations.secretHash, hashToken(secret)))
    .get();
}

function stateOf(found: ReturnType<typeof find>, now: string): InvitationState {
  if (!found) return 'unknown';
  if (found.usedAt !== null) return 'used';
  return found.expiresAt <= now ? 'expired' : 'open';
}
