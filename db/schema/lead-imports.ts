import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';
import { leads } from './leads';

/** Imports of files, for as long as they can be undone. */
export const leadImports = sqliteTable('lead_imports', {
  id: id(),
  /** Null while rows are being stored: what a stopped process has left is removed. */
  completedAt: instant('completed_at'),
  createdAt: createdAt(),
});

/** The leads that an import has created. */
export const leadImportRows = sqliteTable(
  'lead_import_rows',
  {
    leadId: text('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    importId: text('import_id')
      .notNull()
      .references(() => leadImports.id, { onDelete: 'cascade' }),
  },
  (table) => [index('lead_import_rows_by_import').on(table.importId)],
);
