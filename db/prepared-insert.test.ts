import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { type CompleteRow, preparedInsert } from './prepared-insert';
import { analyticsTexts, conversions } from './schema/analytics';

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
