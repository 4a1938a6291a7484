import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ForeignKeyError, knownMigrations, migrateDatabase } from './migrate';
import { columnNames, fillTables, readRows, tableNames } from './test/tables';

const MIGRATIONS = knownMigrations();

function open(migrations = MIGRATIONS) {
  const sqlite = new BetterSqlite3(':memory:');
  onTestFinished(() => void sqlite.close());
  migrateDatabase(sqlite, migrations);
  return sqlite;
}

/** Adds a migration with these statements. */
const followedBy = (...sql: string[]) => [
  ...MIGRATIONS,
  { sql, hash: 'next', bps: true, folderMillis: (MIGRATIONS.at(-1)?.folderMillis ?? 0) + 1 },
];

describe('a file with rows in every table', () => {
  test.each(MIGRATIONS.slice(0, -1).map((_, index) => index + 1))(
    'keeps all rows when it is migrated from version %i',
    (version) => {
      const sqlite = open(MIGRATIONS.slice(0, version));
      fillTables(sqlite);
      const before = tableNames(sqlite).map((table) => {
        const columns = columnNames(sqlite, table);
        return { table, columns, rows: readRows(sqlite, table, columns) };
      });
      expect(before.every(({ rows }) => rows.length === 2)).toBe(true);

      migrateDatabase(sqlite);

      for (const { table, columns, rows } of before) {
        expect(readRows(sqlite, table, columns), table).toEqual(expect.arrayContaining(rows));
      }
      expect(sqlite.pragma('foreign_key_check')).toEqual([]);
      expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    },
  );

  test('is not changed by a migration that breaks a reference', () => {
    const sqlite = open();
    fillTables(sqlite);
    const broken = followedBy('alter table leads add tried_column text', 'delete from leads');
    expect(() => migrateDatabase(sqlite, broken)).toThrow(ForeignKeyError);
    expect(() => migrateDatabase(sqlite, broken)).toThrow('to leads. Nothing was changed.');
    expect(columnNames(sqlite, 'leads')).not.toContain('tried_column');
    expect(readRows(sqlite, 'leads', ['id'])).toHaveLength(2);
  });

  test('is not changed by a migration that fails half way', () => {
    const sqlite = open();
    const broken = followedBy(
      'alter table leads add tried_column text',
      'drop table no_such_table',
    );
    expect(() => migrateDatabase(sqlite, broken)).toThrow('no such table');
    expect(columnNames(sqlite, 'leads')).not.toContain('tried_column');
    migrateDatabase(sqlite, followedBy('alter table leads add tried_column text'));
    expect(columnNames(sqlite, 'leads')).toContain('tried_column');
  });

  test('keeps rows that refer to a recreated table', () => {
    const sqlite = open();
    fillTables(sqlite);
    migrateDatabase(
      sqlite,
      followedBy(
        'create table new_clients as select * from clients',
        'drop table clients',
        'alter table new_clients rename to clients',
        'create unique index clients_id on clients (id)',
      ),
    );
    expect(readRows(sqlite, 'projects', ['client_id'])).toHaveLength(2);
  });
});

test('members of staff of earlier versions become admins, named by their username', () => {
  const sqlite = open(MIGRATIONS.slice(0, 8));
  sqlite.exec("insert into users (id, username, password) values ('1', 'rana', 'hash')");
  migrateDatabase(sqlite);
  expect(sqlite.prepare('select * from users').all()).toMatchObject([
    { id: '1', username: 'rana', password: 'hash', name: 'rana', role: 'admin', email: null },
  ]);
});

test('insights that are dated ahead become scheduled, and are named', () => {
  const sqlite = open(MIGRATIONS.slice(0, 26));
  const insert = sqlite.prepare(
    `insert into insights (id, title, slug, excerpt, content, category, published_at)
     values (?, 'Title', ?, '', '', '', ?)`,
  );
  insert.run('1', 'old', Date.now() - 1_000);
  insert.run('2', 'ahead', Date.UTC(2999, 10, 26, 6));
  sqlite.exec(`insert into pages (id, title, slug, content, status, created_at)
    values ('1', 'Title', 'public', '[]', 'published', 5), ('2', 'Title', 'draft', '[]', 'draft', 5)`);
  sqlite.exec(`insert into case_studies (id, title, slug, industry, challenge, solution, timeline, created_at)
    values ('1', 'Title', 'study', '', '', '', '', 5)`);
  expect(migrateDatabase(sqlite)).toContain(
    'The insight /insights/ahead is dated 2999-11-26T06:00:00Z: it is scheduled, and public from then on',
  );
  const states = (table: string) =>
    sqlite.prepare(`select slug, status, language from ${table} order by id`).raw().all();
  expect(states('insights')).toEqual([
    ['old', 'published', 'en'],
    ['ahead', 'scheduled', 'en'],
  ]);
  expect(states('pages')).toEqual([
    ['public', 'published', 'en'],
    ['draft', 'draft', 'en'],
  ]);
  expect(states('case_studies')).toEqual([['study', 'published', 'en']]);
  const dates = sqlite.prepare('select published_at from pages order by id').pluck().all();
  expect(dates).toEqual([5, null]);
});

test('leads are found by each spelling of their names', () => {
  const sqlite = open(MIGRATIONS.slice(0, 40));
  const insert = sqlite.prepare(
    `insert into leads (id, name, email, message, created_at, search_text)
     values (?, '', '', '', 5, ?)`,
  );
  insert.run('1', 'أحمد الخطيب');
  insert.run('2', 'lina haddad');
  migrateDatabase(sqlite);
  const find = sqlite.prepare(
    'select id from leads where rowid in (select rowid from lead_search where lead_search match ?)',
  );
  expect(find.pluck().all('احم')).toEqual(['1']);
  expect(find.all('أحم')).toEqual([]);
  expect(find.all('had')).toEqual(['2']);
});

test('conversations and timelines are found by each spelling of their words', () => {
  const sqlite = open(MIGRATIONS.slice(0, 41));
  sqlite.exec(`
    insert into leads (id, name, email, message, created_at) values ('l', '', '', '', 5);
    insert into lead_notes (id, lead_id, author_id, kind, text, mentions, happened_at, created_at)
      values ('n', 'l', 'a', 'note', 'مع أحمد', '[]', 5, 5);
    insert into chat_conversations (id, visitor_id, visitor_name) values ('c', 'v', null);
    insert into chat_messages (id, conversation_id, message, sender_type) values ('m', 'c', 'فاطمة', 'visitor');
  `);
  migrateDatabase(sqlite);
  const count = (index: string, text: string) =>
    sqlite.prepare(`select count(*) from ${index} where ${index} match ?`).pluck().get(text);
  expect(count('lead_note_search', 'احم')).toBe(1);
  expect(count('chat_message_search', 'فاطمه')).toBe(1);
  expect(count('chat_conversation_search', 'null')).toBe(0);
  sqlite.exec("delete from chat_messages; update lead_notes set text = 'مع لينا'");
  expect(count('lead_note_search', 'احم')).toBe(0);
  expect(count('chat_message_search', 'فاطمه')).toBe(0);
});

test('files are found by each spelling of their words', () => {
  const sqlite = open(MIGRATIONS.slice(0, 42));
  sqlite.exec(`insert into media (id, filename, original_name, mime_type, size, url, search_text)
    values ('m', 'team.jpg', 'team.jpg', 'image/jpeg', 1, '/media/m/team.jpg', 'team.jpg\nفريق الإدارة')`);
  migrateDatabase(sqlite);
  const texts = sqlite.prepare('select search_text from media').pluck().all();
  expect(texts).toEqual(['team.jpg\nفريق الاداره']);
});

test('a lead whose source is the JSON text null has none', () => {
  const sqlite = open(MIGRATIONS.slice(0, 38));
  const insert = sqlite.prepare(
    "insert into leads (id, name, email, message, source) values (?, 'Rana', 'rana@example.com', '', ?)",
  );
  insert.run('1', 'null');
  insert.run('2', '{"referrer":"news.example"}');
  migrateDatabase(sqlite);
  expect(sqlite.prepare('select source from leads order by id').pluck().all()).toEqual([
    null,
    '{"referrer":"news.example"}',
  ]);
});

test('migrations are in the order of their times, since a file skips earlier ones', () => {
  const times = MIGRATIONS.map(({ folderMillis }) => folderMillis);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

const ADDED = /alter table `?(\w+)`? add (?:column )?`?(\w+)`? (.*)/is;

// SQLite refuses other columns, but only if the table has rows.
test('an added column has a constant default, or is nullable', () => {
  const refused = MIGRATIONS.flatMap(({ sql }) => sql).flatMap((statement) => {
    const [, table, column, rest = ''] = ADDED.exec(statement) ?? [];
    const isComputed = /default\s*\(/i.test(rest);
    const isEmpty = /not null/i.test(rest) && !/default/i.test(rest);
    return isComputed || isEmpty ? `${table}.${column}` : [];
  });
  expect(
    refused,
    'Give these a constant default in db/schema, such as instant(…).notNull().default(sql`0`), ' +
      'and fill them by an UPDATE in the migration',
  ).toEqual([]);
});
