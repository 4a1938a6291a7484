import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads as table } from '../../../db/schema/leads';
import { inSlice } from '../../core/slices';
import type { Duplicates, ImportedLead } from './lead-imports.schema';
import type { ReadRow } from './read-rows';

const ADDRESSES_PER_SLICE = 500;

type Changes = Partial<Pick<ImportedLead, 'name' | 'company' | 'phone' | 'interest'>>;

/** What an import does. */
export interface ImportPlan {
  created: ImportedLead[];
  updated: { id: string; changes: Changes }[];
  /** The rows with an address that a lead or a row before has, as a spreadsheet numbers them. */
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
  const plan: ImportPlan = { created: [], updated: [], skippedRows: [] };
  const created = new Map<string, ImportedLead>();
  for (const { lead, row } of rows) {
    const address = lead.email.toLowerCase();
    const id = known.get(address);
    const before = created.get(address);
    if (!id && !before) {
      const copy = { ...lead };
      created.set(address, copy);
      plan.created.push(copy);
    } else if (duplicates === 'skip') plan.skippedRows.push(row);
    else if (id) plan.updated.push({ id, changes: changesOf(lead) });
    else if (before) {
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

/** The latest lead of each address that has one; spam is none. */
async function findKnown(database: Database, leads: ImportedLead[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const addresses = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
  const address = sql<string>`lower(${table.email})`;
  for (let start = 0; start < addresses.length; start += ADDRESSES_PER_SLICE) {
    const some = JSON.stringify(addresses.slice(start, start + ADDRESSES_PER_SLICE));
    await inSlice(() => {
      const found = database
        .select({ address, id: table.id })
        .from(table)
        .where(
          // The `+` keeps SQLite from the index of the list.
          sql`${address} in (select value from json_each(${some})) and +${table.isSpam} = 0`,
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .all();
      for (const row of found) known.set(row.address, row.id);
    });
  }
  return known;
}
