import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, count, desc, eq, gte, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { activities } from '../../../db/schema/activities';
import { leadImportRows, leadImports } from '../../../db/schema/lead-imports';
import { clients } from '../../../db/schema/clients';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leadReplies } from '../../../db/schema/lead-replies';
import { leads } from '../../../db/schema/leads';
import { write } from '../../../db/write';
import { isAmong } from '../../core/personal-data';
import { DomainError, notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { deleteLeads } from '../leads/delete-leads';
import { leadSearchText, NO_DETAILS } from '../leads/leads.schema';
import { insertLead } from '../leads/submit-lead';
import { findStoredLead } from '../leads/leads.service';
import { saveLead } from '../leads/update-lead';
import type { ImportedLead } from './lead-imports.schema';
import type { ImportPlan } from './plan-import';

/** Few enough that requests are not held up. */
const ROWS_PER_WRITE = 100;
const UNDO_FOR_MS = DAY_MS;
/** Of leads that stay, which are named. */
const MAX_NAMED = 1_000;

interface Running {
  byId: string;
  stored: number;
  total: number;
}

/** Imports of this process that are being stored. */
const running = new Map<string, Running>();

/** How far the import of this caller is; null if there is none. */
export function readProgress(byId: string): Pick<Running, 'stored' | 'total'> | null {
  const found = [...running.values()].find((one) => one.byId === byId);
  return found ? { stored: found.stored, total: found.total } : null;
}

interface ImportCounts {
  created: number;
  updated: number;
  skipped: number;
}

type Complete = (finish: () => Written<StoredImport>) => Promise<StoredImport>;

export interface StoredImport extends ImportCounts {
  id: string;
}

/**
 * Stores what was planned, in many small writes between which others are served. `complete` records it;
 * until then, and if anything fails, the rows are removed again. Updates that were made stay.
 */
export async function storeImport(
  database: Database,
  plan: ImportPlan,
  { now, byId }: { now: string; byId: string },
  complete: Complete,
): Promise<StoredImport> {
  const id = newId();
  const counts = {
    created: plan.created.length,
    updated: plan.updated.length,
    skipped: plan.skippedRows.length,
  };
  const progress = { byId, stored: 0, total: counts.created + counts.updated };
  running.set(id, progress);
  let stored: StoredImport | undefined;
  try {
    await write(database, () => {
      database.insert(leadImports).values({ id, createdAt: now }).run();
    });
    await inWrites(database, plan.created, progress, (lead) => storeRow(database, id, lead, now));
    await inWrites(database, plan.updated, progress, (row) => updateRow(database, row, now));
    stored = await complete(() => {
      database.update(leadImports).set({ completedAt: now }).where(eq(leadImports.id, id)).run();
      return {
        result: { id, ...counts },
        event: { type: 'leads.imported', subjectId: id, data: counts },
        live: { type: 'missed' },
      };
    });
    return stored;
  } finally {
    running.delete(id);
    // After a failure, and when an Idempotency-Key gave the result of an earlier import.
    if (stored?.id !== id) await removeImport(database, id);
  }
}

async function inWrites<Item>(
  database: Database,
  items: Item[],
  progress: Running,
  store: (item: Item) => void,
) {
  for (let start = 0; start < items.length; start += ROWS_PER_WRITE) {
    const some = items.slice(start, start + ROWS_PER_WRITE);
    await write(database, () => some.forEach(store));
    progress.stored += some.length;
    await nextTurn();
  }
}

/** A lead that a colleague has removed since the import was planned stays removed. */
function updateRow(
  database: Database,
  { id, changes }: ImportPlan['updated'][number],
  now: string,
) {
  const lead = findStoredLead(database, id);
  if (lead && changedFields(lead, changes).length > 0) saveLead(database, lead, changes, now);
}

function storeRow(database: Database, importId: string, row: ImportedLead, now: string): void {
  const { date, message, status, ...details } = row;
  const { id } = insertLead(database, {
    ...NO_DETAILS,
    ...details,
    id: newId(),
    message: message ?? 'Imported',
    isSpam: false,
    searchText: leadSearchText(details),
    status: status ?? 'new',
    lostReason: null,
    ownerId: null,
    answeredAt: null,
    // An imported lead waits for no answer.
    dueAt: null,
    language: 'en',
    source: null,
    createdAt: date ?? now,
    updatedAt: now,
  });
  database.insert(leadImportRows).values({ leadId: id, importId }).run();
}

/** Removes the leads of an import that was not completed. */
async function removeImport(database: Database, id: string): Promise<void> {
  for (let ids = readIds(database, id); ids.length > 0; ids = readIds(database, id)) {
    const some = ids;
    await write(database, () => deleteLeads(database, some));
    await nextTurn();
  }
  await write(database, () => {
    database.delete(leadImports).where(eq(leadImports.id, id)).run();
  });
}

const readIds = (database: Database, importId: string): string[] =>
  database
    .select({ id: leadImportRows.leadId })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, importId))
    .limit(ROWS_PER_WRITE)
    .all()
    .map(({ id }) => id);

export interface UndoneImport {
  removed: number;
  left: number;
  /** The first of those that are left. */
  leads: { id: string; name: string }[];
}

type CompleteUndo = (finish: () => Written<UndoneImport>) => Promise<UndoneImport>;

/** Removes the leads of an import that nobody has worked on. The others stay, and are named. */
export async function undoImport(
  database: Database,
  id: string,
  now: string,
  complete: CompleteUndo,
): Promise<UndoneImport> {
  const { createdAt } = getImport(database, id, now);
  const undone: UndoneImport = { removed: 0, left: 0, leads: [] };
  for (let ids = readIds(database, id); ids.length > 0; ids = readIds(database, id)) {
    const some = ids;
    await write(database, () => {
      const worked = readWorkedOn(database, some, createdAt);
      const isWorkedOn = new Set(worked.map((lead) => lead.id));
      const untouched = some.filter((leadId) => !isWorkedOn.has(leadId));
      deleteLeads(database, untouched);
      database.delete(leadImportRows).where(isAmong(leadImportRows.leadId, some)).run();
      undone.removed += untouched.length;
      undone.left += worked.length;
      undone.leads.push(...worked.slice(0, MAX_NAMED - undone.leads.length));
    });
    await nextTurn();
  }
  return complete(() => {
    database.delete(leadImports).where(eq(leadImports.id, id)).run();
    const { removed, left } = undone;
    return {
      result: undone,
      event: { type: 'leads.import_undone', subjectId: id, data: { removed, left } },
      live: { type: 'missed' },
    };
  });
}

const MAX_LISTED = 10;

/** The newest imports that can still be undone, with the numbers of leads of each. */
export function listUndoable(database: Database, now: string) {
  return database
    .select({
      id: leadImports.id,
      createdAt: leadImports.createdAt,
      created: count(leadImportRows.leadId),
      updated: sql<number>`coalesce(${activities.data} ->> 'updated', 0)`,
    })
    .from(leadImports)
    .innerJoin(leadImportRows, eq(leadImportRows.importId, leadImports.id))
    .leftJoin(
      activities,
      and(
        eq(activities.subjectType, 'leads'),
        eq(activities.subjectId, leadImports.id),
        eq(activities.type, 'leads.imported'),
      ),
    )
    .where(and(isNotNull(leadImports.completedAt), gte(leadImports.createdAt, dayBefore(now))))
    .groupBy(leadImports.id)
    .orderBy(desc(leadImports.createdAt), desc(leadImports.id))
    .limit(MAX_LISTED)
    .all();
}

function getImport(database: Database, id: string, now: string) {
  const stored = database.select().from(leadImports).where(eq(leadImports.id, id)).get();
  if (!stored?.completedAt) throw notFound('The import');
  if (stored.createdAt < dayBefore(now)) {
    throw new DomainError('conflict', 'An import can be undone for a day.');
  }
  return stored;
}

const dayBefore = (now: string) => new Date(Date.parse(now) - UNDO_FOR_MS).toISOString();

/** Those that were changed since the import, or that anything else refers to. */
function readWorkedOn(database: Database, ids: string[], importedAt: string) {
  const rows = database
    .select({ id: leads.id, name: leads.name, updatedAt: leads.updatedAt })
    .from(leads)
    .where(isAmong(leads.id, ids))
    .all();
  const used = new Set(
    [leadNotes.leadId, leadReplies.leadId, clients.leadId].flatMap((column) =>
      database
        .select({ id: column })
        .from(column.table)
        .where(isAmong(column, ids))
        .all()
        .map((row) => row.id),
    ),
  );
  return rows
    .filter((lead) => lead.updatedAt !== importedAt || used.has(lead.id))
    .map(({ id, name }) => ({ id, name }));
}

/** Removes what a stopped process has left, and imports that can no longer be undone. */
export async function removeOldImports({
  database,
  clock,
}: {
  database: Database;
  clock: () => Date;
}): Promise<void> {
  const unfinished = database
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(and(isNull(leadImports.completedAt), notInArray(leadImports.id, [...running.keys()])))
    .all();
  for (const { id } of unfinished) await removeImport(database, id);
  const before = dayBefore(clock().toISOString());
  const [old] = database
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(lt(leadImports.createdAt, before))
    .limit(1)
    .all();
  if (!old) return;
  await write(database, () => {
    database.delete(leadImports).where(eq(leadImports.id, old.id)).run();
  });
}
