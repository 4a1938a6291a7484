import { expect } from 'vitest';
import { leads } from '../../db/schema/leads';
import { movableClock } from './clock';
import { createTestApp, STAFF } from './test-app';
import { aCsv } from '../features/lead-imports/lead-imports.examples';

const IMPORT_PATH = '/api/admin/leads/import';

export const IMPORT_HEADER = 'Name,Email,Company,Phone,Interest,Message,Date';

export interface ImportReport {
  id: string | null;
  created: number;
  updated: number;
  skipped: number;
  rows: number;
  mapping: Record<string, string | null>;
  preview: Record<string, string>[];
  errors: { row: number; path: string; message: string }[];
  errorCount: number;
}

export function createImporter() {
  const { clock, advance } = movableClock('2026-11-23T07:00:00.000Z');
  const app = createTestApp({ env: { NOTIFY_EMAIL: 'sales@masar.example' }, deps: { clock } });
  const post = (
    text: string | Uint8Array,
    fields: Record<string, string> = {},
    headers: Record<string, string> = STAFF,
  ) => {
    const { bytes, name } = aCsv(text);
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], name, { type: 'text/csv' }));
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    return app.app.request(IMPORT_PATH, { method: 'POST', body, headers }, {});
  };
  const importFile = async (text: string, fields: Record<string, string> = {}) => {
    const response = await post(text, fields);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ImportReport;
  };
  const undo = async (id: string | null) => {
    const response = await app.app.request(
      `/api/admin/lead-imports/${id}`,
      { method: 'DELETE', headers: STAFF },
      {},
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const rows = () => app.deps.database.select().from(leads).orderBy(leads.id).all();
  return { ...app, advance, post, importFile, undo, rows };
}
