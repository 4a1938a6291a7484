import { and, count, eq, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { clients, leads } from '../../../db/schema';
import { invalid, notFound, taken } from '../../errors';
import { isBehind, newestFirst, nextCursor, type PageInput, readPage } from '../../pagination';
import { nextVersion, refuseStale } from '../versions';
import type { ClientChange, NewClient } from './clients.schema';

const queries = prepared((database) => ({
  page: database
    .select()
    .from(clients)
    .where(isBehind(clients.createdAt, clients.id))
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
}));

/** Newest first. `count` is the number of clients in all, not on this page. */
export function listClients(database: Database, input: PageInput) {
  const place = readPage(input);
  const { page, total } = queries(database);
  const rows = page.all(place);
  return {
    clients: rows,
    count: total.get()?.count ?? 0,
    nextCursor: nextCursor(rows, place.limit, (client) => client.createdAt),
  };
}

export function getClient(database: Database, id: string) {
  const client = queries(database).byId.get({ id });
  if (!client) throw notFound('The client');
  return client;
}

/** The inquiry that a client began with, where it did and still is there. */
export function getLeadOf(database: Database, client: { leadId: string | null }) {
  return (client.leadId && queries(database).lead.get({ id: client.leadId })) || null;
}

/** What a new client takes over from an inquiry. */
export function draftFromLead(database: Database, leadId: string) {
  const lead = queries(database).lead.get({ id: leadId });
  if (!lead) throw notFound('The lead');
  const { name, email, company, phone } = lead;
  return { leadId, name, email, company, phone };
}

export function createClient(database: Database, input: NewClient, now: string) {
  assertEmailIsFree(database, input.email);
  assertLeadExists(database, input.leadId);
  return database
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
}

export function updateClient(database: Database, { id, ...input }: ClientChange, now: string) {
  const stored = getClient(database, id);
  refuseStale(stored, input.updatedAt);
  if (input.email !== undefined) assertEmailIsFree(database, input.email, id);
  assertLeadExists(database, input.leadId);
  return database
    .update(clients)
    .set({
      name: input.name,
      email: input.email,
      company: input.company,
      phone: input.phone,
      status: input.status ?? undefined,
      leadId: input.leadId,
      updatedAt: nextVersion(stored, now),
    })
    .where(eq(clients.id, id))
    .returning()
    .get();
}

/** Addresses that differ in capitals alone belong to one person. */
function assertEmailIsFree(database: Database, email: string, ownId = ''): void {
  const holder = database
    .select({ id: clients.id })
    .from(clients)
    .where(and(sql`lower(${clients.email}) = lower(${email})`, ne(clients.id, ownId)))
    .get();
  if (holder) throw taken('email', 'This email is in use by another client');
}

function assertLeadExists(database: Database, leadId: string | null | undefined): void {
  if (leadId && !queries(database).lead.get({ id: leadId })) {
    throw invalid('leadId', 'This lead does not exist');
  }
}
