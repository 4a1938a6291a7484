import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { migrateDatabase, NewerDatabaseError } from './migrate';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(file = join(aFolder(), 'app.db')) {
  const database = openDatabase(file);
  onTestFinished(() => void database.$client.close());
  return { database, sqlite: database.$client };
}

/** The columns that tools and screens need. */
const ENTITIES: Record<string, string> = {
  users: 'id username password',
  leads: 'id name email company phone interest message created_at',
  case_studies:
    'id title slug industry challenge solution results timeline stack featured created_at updated_at',
  insights: 'id title slug excerpt content category published_at updated_at',
  pages: 'id title slug content meta_title meta_description status created_at updated_at',
  media: 'id filename original_name mime_type size url alt created_at',
  analytics_events: 'id session_id event_type event_data user_agent ip referrer created_at',
  conversions: 'id session_id conversion_type value lead_id created_at',
  chat_conversations: 'id visitor_id visitor_name visitor_email status created_at updated_at',
  chat_messages: 'id conversation_id message sender_type sender_name created_at',
  clients: 'id name email company phone status created_at updated_at',
  projects:
    'id client_id title description status budget start_date end_date progress created_at updated_at',
  project_updates: 'id project_id title content attachments created_at',
};

/** The required values of each table. */
const ROWS: Record<string, Record<string, string | number>> = {
  users: { id: 'u', username: 'dana', password: 'hash' },
  leads: { id: 'l', name: 'Dana', email: 'dana@a.example', message: 'Hello' },
  case_studies: {
    id: 's',
    title: 'T',
    slug: 's',
    industry: 'I',
    challenge: 'C',
    solution: 'S',
    timeline: '',
  },
  insights: {
    id: 'i',
    title: 'T',
    slug: 's',
    excerpt: 'E',
    content: 'C',
    category: 'X',
    published_at: 1,
  },
  pages: { id: 'p', title: 'T', slug: 's', content: '[]' },
  chat_conversations: { id: 'v', visitor_id: 'visitor' },
  clients: { id: 'c', name: 'N', email: 'c@a.example', company: 'C' },
  projects: { id: 'j', client_id: 'c', title: 'T' },
};

type Sqlite = ReturnType<typeof open>['sqlite'];

function insert(sqlite: Sqlite, table: string, changes: Record<string, string | number> = {}) {
  const row = { ...ROWS[table], ...changes };
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`);
  sqlite.prepare(`insert into ${table} (${columns.join()}) values (${values.join()})`).run(row);
}

describe('an opened database', () => {
  test('syncs every commit, checks references and never blocks the process for long', () => {
    const { sqlite } = open();
    const pragma = (name: string) => sqlite.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('busy_timeout')).toBeLessThanOrEqual(100);
  });

  test('is created with its folder', () => {
    const { sqlite } = open(join(aFolder(), 'deeper/still/app.db'));
    expect(sqlite.prepare('select count(*) from leads').pluck().get()).toBe(0);
  });

  test('is not changed by a second migration', () => {
    const file = join(aFolder(), 'app.db');
    const { database, sqlite } = open(file);
    insert(sqlite, 'leads');
    const migrations = 'select count(*) from __drizzle_migrations';
    const done = sqlite.prepare(migrations).pluck().get();
    migrateDatabase(database.$client);
    sqlite.close();
    const again = open(file);
    expect(again.sqlite.prepare('select name from leads').pluck().all()).toEqual(['Dana']);
    expect(again.sqlite.prepare(migrations).pluck().get()).toBe(done);
  });

  test('of a newer version is refused, and its file does not change', () => {
    const file = join(aFolder(), 'app.db');
    const { sqlite } = open(file);
    insert(sqlite, 'leads');
    sqlite
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run('from the future', Date.UTC(2999, 0));
    sqlite.close();
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow(NewerDatabaseError);
    expect(() => openDatabase(file)).toThrow(
      `The database ${file} was written by a newer version of this program.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('the schema', () => {
  test.each(Object.entries(ENTITIES))('has %s with its columns', (table, columns) => {
    const { sqlite } = open();
    const existing = sqlite.prepare('select name from pragma_table_info(?)').pluck().all(table);
    expect(existing).toEqual(expect.arrayContaining(columns.split(' ')));
  });

  test.each([
    ['case_studies', { results: '[]', stack: '[]', featured: 'false' }],
    ['pages', { status: 'draft', meta_title: null, meta_description: null }],
    ['chat_conversations', { status: 'active', visitor_name: null, visitor_email: null }],
    ['clients', { status: 'active', phone: null }],
    ['projects', { status: 'planning', progress: 0, budget: null, start_date: null }],
    ['leads', { is_spam: 0, company: null, phone: null, interest: null }],
  ])('gives %s its defaults', (table, defaults) => {
    const { sqlite } = open();
    if (table === 'projects') insert(sqlite, 'clients');
    insert(sqlite, table);
    expect(sqlite.prepare(`select * from ${table}`).get()).toMatchObject(defaults);
    const secondsOld = sqlite
      .prepare(`select abs(unixepoch() - created_at / 1000) from ${table}`)
      .pluck()
      .get();
    expect(secondsOld).toBeLessThan(60);
  });

  test.each([
    ['users', 'username'],
    ['case_studies', 'slug'],
    ['insights', 'slug'],
    ['pages', 'slug'],
    ['clients', 'email'],
  ])('keeps %s.%s unique', (table, column) => {
    const { sqlite } = open();
    insert(sqlite, table);
    expect(() => insert(sqlite, table, { id: 'other' })).toThrow(
      `UNIQUE constraint failed: ${table}.${column}`,
    );
    insert(sqlite, table, { id: 'other', [column]: 'another' });
  });

  test.each([
    ['conversions', { id: 'x', conversion_type: 'contact_form', lead_id: 'nobody' }],
    ['chat_messages', { id: 'x', conversation_id: 'none', message: 'm', sender_type: 'agent' }],
    ['projects', { client_id: 'nobody' }],
    ['project_updates', { id: 'x', project_id: 'none', title: 'T', content: 'C' }],
  ])('refuses %s with a reference to a row that does not exist', (table, changes) => {
    const { sqlite } = open();
    expect(() => insert(sqlite, table, changes)).toThrow('FOREIGN KEY constraint failed');
  });

  test.each([-1, 101])('refuses a progress of %d', (progress) => {
    const { sqlite } = open();
    insert(sqlite, 'clients');
    expect(() => insert(sqlite, 'projects', { progress })).toThrow('CHECK constraint failed');
  });
});
