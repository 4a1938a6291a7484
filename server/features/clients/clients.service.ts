import { and, count, eq, ne, or, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { invalid, notFound, taken } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { isAddress } from '../../core/personal-data';
import { nextVersion, refuseStale } from '../../core/versions';
import {
  changedFields,
  type DomainEvent,
  updateEvent,
  type Written,
} from '../activities/domain-event';
import type { Deadlines } from '../leads/lead-state';
import { winLead } from '../leads/update-lead';
import type { ClientChange, NewClient } from './clients.schema';

const queries = prepared((database) => ({
  page: database
    .select()
    .from(clients)
    .where(isOlderThanCursor(clients.createdAt, clients.id))
    .orderBy(...newestFirst(clients.createdAt, clients.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  total: database.select({ count: count() }).from(clients).prepare(),
  byId: database
    .select()
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .prepare(),
  lead: database
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      company: leads.company,
      phone: leads.phone,
      message: leads.message,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(eq(leads.id, sql.placeholder('id')))
    .prepare(),
  draft: database
    .select({
      leadId: leads.id,
      name: leads.name,
      email: leads.email,
      company: leads.company,
      phone: leads.phone,
      language: leads.language,
    })
    .from(leads)
    .where(eq(leads.id, sql.placeholder('leadId')))
    .prepare(),
  ofLead: database
    .select({ id: clients.id, name: clients.name })
    .from(leads)
    .innerJoin(
      clients,
      or(eq(clients.leadId, leads.id), sql`lower(${clients.email}) = lower(${leads.email})`),
    )
    .where(eq(leads.id, sql.placeholder('leadId')))
    .limit(1)
    .prepare(),
}));

/** Newest first. `count` is the total number of clients, not that of this page. */
export function listClients(database: Database, input: PageInput) {
  const range = readPage(input);
  const { page, total } = queries(database);
  const rows = page.all(range);
  return {
    clients: rows,
    count: total.get()?.count ?? 0,
    nextCursor: nextCursor(rows, range.limit, (client) => client.createdAt),
  };
}

export function getClient(database: Database, id: string) {
  const client = queries(database).byId.get({ id });
  if (!client) throw notFound('The client');
  return client;
}

/** The inquiry that a client came from; null without one. */
export function getLeadOf(database: Database, client: { leadId: string | null }) {
  return (client.leadId && queries(database).lead.get({ id: client.leadId })) || null;
}

/** The client that a lead has become, or that has its e-mail address; null if there is none. */
export function getClientOfLead(database: Database, leadId: string) {
  return queries(database).ofLead.get({ leadId }) ?? null;
}

/** The initial values of a new client that comes from a lead. */
export function draftFromLead(database: Database, leadId: string) {
  const draft = queries(database).draft.get({ leadId });
  if (!draft) throw notFound('The lead');
  return draft;
}

type Client = typeof clients.$inferSelect;

/** A client of a lead wins it, where `deadlines` are given: by callers who may change leads. */
export function createClient(
  database: Database,
  input: NewClient,
  { now, deadlines }: { now: string; deadlines: Deadlines | null },
): Written<Client> {
  assertEmailIsFree(database, input.email);
  assertLeadExists(database, input.leadId);
  const result = database
    .insert(clients)
    .values({
      id: newId(),
      name: input.name,
      email: input.email,
      company: input.company,
      phone: input.phone,
      status: input.status ?? 'active',
      leadId: input.leadId ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  const { id: subjectId, leadId } = result;
  const event: DomainEvent = { type: 'client.created', subjectId, leadId, data: {} };
  const won = leadId && deadlines ? winLead(database, leadId, { now, deadlines }) : null;
  if (!won) return { result, event };
  return { result, event, events: [won.event, event], alsoLive: [won.live] };
}

const CLIENT_UPDATE = { updated: 'client.updated', moved: 'client.status_changed' } as const;

export function updateClient(
  database: Database,
  { id, ...input }: ClientChange,
  now: string,
): Written<Client> {
  const stored = getClient(database, id);
  refuseStale(stored, input.updatedAt);
  if (input.email !== undefined) assertEmailIsFree(database, input.email, id);
  assertLeadExists(database, input.leadId);
  const { name, email, company, phone, status, leadId } = input;
  const changes = { name, email, company, phone, status, leadId };
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  const result = database
    .update(clients)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(clients.id, id))
    .returning()
    .get();
  const event = updateEvent(CLIENT_UPDATE, fields, stored.status, result.status);
  return { result, event: { ...event, subjectId: id, leadId: result.leadId } };
}

/** Ignores case: addresses that differ in case alone belong to one person. */
function assertEmailIsFree(database: Database, email: string, ownId = ''): void {
  const holder = database
    .select({ id: clients.id })
    .from(clients)
    .where(and(isAddress(clients.email, email), ne(clients.id, ownId)))
    .get();
  if (holder) throw taken('email', 'This email is in use by another client');
}

function assertLeadExists(database: Database, leadId: string | null | undefined): void {
  if (leadId && !queries(database).lead.get({ id: leadId })) {
    throw invalid('leadId', 'This lead does not exist');
  }
}
