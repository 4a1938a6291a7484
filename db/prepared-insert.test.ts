import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { type CompleteRow, preparedInsert } from './prepared-insert';
import { analyticsTexts } from './schema/analytics';
import { leads } from './schema/leads';

function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.$client.close());
  return database;
}

const LEAD: CompleteRow<typeof leads> = {
  id: 'l',
  name: 'Dana',
  email: 'dana@a.example',
  company: null,
  phone: null,
  interest: null,
  message: 'Hello',
  isSpam: false,
  searchText: '',
  createdAt: '2026-11-21T09:00:00.000Z',
};

test('a prepared insert stores complete rows, each with its own values', () => {
  const database = open();
  const insert = preparedInsert(database, leads, (query) =>
    query.returning({ id: leads.id }).prepare(),
  );
  expect(insert.get(LEAD)).toEqual({ id: 'l' });
  insert.run({ ...LEAD, id: 'm', company: 'Northgate', isSpam: true });
  expect(database.select().from(leads).all()).toEqual([
    LEAD,
    { ...LEAD, id: 'm', company: 'Northgate', isSpam: true },
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
  type Row = CompleteRow<typeof leads>;
  expectTypeOf<Row>().toEqualTypeOf<Required<typeof leads.$inferSelect>>();
  expectTypeOf<Omit<Row, 'company'>>().not.toExtend<Row>();
  expectTypeOf<Omit<Row, 'searchText'>>().not.toExtend<Row>();
  expectTypeOf<Omit<Row, 'company'> & { company: undefined }>().not.toExtend<Row>();
  const insert = preparedInsert(open(), leads, (query) => query.prepare());
  expectTypeOf(insert.run).parameter(0).toEqualTypeOf<Row>();
  const text = preparedInsert(open(), analyticsTexts, (query) => query.prepare(), ['id']);
  expectTypeOf(text.run).parameter(0).toEqualTypeOf<{ text: string; lastUsedOn: string }>();
});
