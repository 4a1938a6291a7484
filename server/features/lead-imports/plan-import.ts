import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads as table } from '../../../db/schema/leads';
import { inSlice } from '../../core/slices';
import { changedFields } from '../activities/domain-event';
import type { Duplicates, ImportedLead } from './lead-imports.schema';
import type { ReadRow } from './read-rows';

const ADDRESSES_PER_SLICE = 500;

type Changes = Partial<Pick<ImportedLead, 'name' | 'company' | 'phone' | 'interest'>>;

/** What an import does. */
export interface ImportPlan {
  created: ImportedLead[];
  updated: { id: string; changes: Changes }[];
  /**
   * The rows with an address that a lead or a row before has, as a spreadsheet numbers them; with `update`
   * those that change nothing.
   */
  skippedRows: number[];
}

/** Decides what becomes of each row. Addresses are compared ignoring case, in the file itself too. */
export async function planImport(
  database: Database,
  rows: ReadRow[],
  duplicates: Duplicates,
): Promise<ImportPlan> {
  const leads = rows.map(({ lead }) => lead);
  if (duplicates === 'add') return { created: leads, updated: [], skippedRows: [] };
  const known = await findKnown(database, leads);
  const updated = new Set<string>();
  const plan: ImportPlan = { created: [], updated: [], skippedRows: [] };
  const created = new Map<string, ImportedLead>();
  for (const { lead, row } of rows) {
    const address = lead.email.toLowerCase();
    const stored = known.get(address);
    const before = created.get(address);
    if (!stored && !before) {
      const copy = { ...lead };
      created.set(address, copy);
      plan.created.push(copy);
    } else if (duplicates === 'skip') plan.skippedRows.push(row);
    else if (stored) {
      const changes = changesOf(lead);
      // The first row of an address counts: an export begins with its newest lead.
      const isUpdated = !updated.has(address) && changedFields(stored, changes).length > 0;
      updated.add(address);
      if (isUpdated) plan.updated.push({ id: stored.id, changes });
      else plan.skippedRows.push(row);
    } else if (before) {
      Object.assign(before, changesOf(lead));
      plan.skippedRows.push(row);
    }
  }
  return plan;
}

/** What the row says. The message stays that of the inquiry. */
function changesOf({ name, company, phone, interest }: ImportedLead): Changes {
  return {
    name,
    ...(company && { company }),
    ...(phone && { phone }),
    ...(interest && { interest }),
  };
}

const KNOWN = {
  id: table.id,
  name: table.name,
  company: table.company,
  phone: table.phone,
  interest: table.interest,
};

type Known = Pick<typeof table.$inferSelect, keyof typeof KNOWN>;

/** The latest lead of each address that has one; spam is none. */
async function findKnown(database: Database, leads: ImportedLead[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const addresses = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
  const address = sql<string>`lower(${table.email})`;
  for (let start = 0; start < addresses.length; start += ADDRESSES_PER_SLICE) {
    const some = JSON.stringify(addresses.slice(start, start + ADDRESSES_PER_SLICE));
    await inSlice(() => {
      const found = database
        .select({ address, ...KNOWN })
        .from(table)
        .where(
          // The `+` keeps SQLite from the index of the list.
          sql`${address} in (select value from json_each(${some})) and +${table.isSpam} = 0`,
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .all();
      for (const { address: of, ...lead } of found) known.set(of, lead);
    });
  }
  return known;
}
