import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { leadImportRows, leadImports } from '../../../db/schema/lead-imports';
import type { Examples } from '../examples.types';
import { storeLead } from '../leads/leads.examples';

export const aCsv = (text: string | Uint8Array, name = 'leads.csv') => ({
  name,
  type: 'text/csv',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
});

function storedImport(database: Database) {
  const id = newId();
  const createdAt = new Date().toISOString();
  database.insert(leadImports).values({ id, createdAt, completedAt: createdAt }).run();
  database
    .insert(leadImportRows)
    .values({ leadId: storeLead(database), importId: id })
    .run();
  return { id };
}

export const leadImportsExamples: Examples = {
  create: {
    good: () => ({
      file: aCsv('Name,E-mail,Company\nDana Haddad,dana@northgate.example,Northgate Foods\n'),
      mapping: '{"company":"Company"}',
      duplicates: 'add',
    }),
    bad: { file: undefined },
  },
  progress: {},
  undoable: {},
  undo: { good: ({ database }) => storedImport(database) },
};
