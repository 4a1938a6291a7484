import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { type CompleteRow, preparedInsert } from './prepared-insert';
import { analyticsTexts, conversions } from './schema/analytics';
import { revisions } from './schema/revisions';

function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.$client.close());
  return database;
}

const CONVERSION: CompleteRow<typeof conversions> = {
  id: 'c',
  sessionId: null,
  conversionType: 'contact_form',
  value: null,
  leadId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};

test('a prepared insert stores complete rows, each with its own values', () => {
  const database = open();
  const insert = preparedInsert(database, conversions, (query) =>
    query.returning({ id: conversions.id }).prepare(),
  );
  expect(insert.get(CONVERSION)).toEqual({ id: 'c' });
  insert.run({ ...CONVERSION, id: 'd', value: 'erp' });
  expect(database.select().from(conversions).all()).toEqual([
    CONVERSION,
    { ...CONVERSION, id: 'd', value: 'erp' },
  ]);
});

test('a column without a value holds NULL, one of JSON too', () => {
  const database = open();
  const insert = preparedInsert(database, revisions, (query) => query.prepare());
  const revision: CompleteRow<typeof revisions> = {
    id: 'a',
    subjectType: 'page',
    subjectId: 'p',
    isDraft: true,
    version: '2026-11-21T09:00:00.000Z',
    actorId: null,
    publicFrom: null,
    size: 2,
    changedFields: null,
    wordsAdded: null,
    wordsRemoved: null,
    createdAt: '2026-11-21T09:00:00.000Z',
    fields: Buffer.from('{}'),
  };
  insert.run(revision);
  insert.run({ ...revision, id: 'b', changedFields: ['title'] });
  const stored = 'SELECT is_draft, public_from, changed_fields FROM revisions ORDER BY id';
  expect(database.$client.prepare(stored).all()).toEqual([
    { is_draft: 1, public_from: null, changed_fields: null },
    { is_draft: 1, public_from: null, changed_fields: '["title"]' },
  ]);
});

test('SQLite fills a column that the insert omits', () => {
  const database = open();
  const insert = preparedInsert(database, analyticsTexts, (query) => query.returning().prepare(), [
    'id',
  ]);
  const row = { text: 'page_view', lastUsedOn: '2026-11-21' };
  expect(insert.get(row)).toEqual({ id: 1, ...row });
});

// `npm run types` checks these: Vitest does not check types.
test('a row without one of its columns fails the type check, nullable or not', () => {
  type Row = CompleteRow<typeof conversions>;
  expectTypeOf<Row>().toEqualTypeOf<Required<typeof conversions.$inferSelect>>();
  expectTypeOf<Omit<Row, 'value'>>().not.toExtend<Row>();
  expectTypeOf<Omit<Row, 'conversionType'>>().not.toExtend<Row>();
  expectTypeOf<Omit<Row, 'value'> & { value: undefined }>().not.toExtend<Row>();
  const insert = preparedInsert(open(), conversions, (query) => query.prepare());
  expectTypeOf(insert.run).parameter(0).toEqualTypeOf<Row>();
  const text = preparedInsert(open(), analyticsTexts, (query) => query.prepare(), ['id']);
  expectTypeOf(text.run).parameter(0).toEqualTypeOf<{ text: string; lastUsedOn: string }>();
});
