import { expect, test } from 'vitest';
import { addPerson } from '../../test/staff';
import { createTestApp } from '../../test/test-app';
import { anInsight, storeInsight } from '../insights/insights.examples';

test('the last change of an item is that of whoever saved it last', async () => {
  const { caller, deps } = createTestApp();
  const personOf = (name: string) => {
    const authorization = `Bearer ${addPerson(deps.database, name, 'editor')}`;
    // A call has the time at which its caller was made.
    return () => caller({ authorization }).insights;
  };
  const [rana, lina] = [personOf('rana'), personOf('lina')];
  storeInsight(deps.database);
  const one = await rana().create(anInsight());
  const other = await lina().create(anInsight());
  await lina().update({ id: one.id, title: 'Corrected' });
  await rana().update({ id: other.id, title: 'Corrected' });
  await rana().update({ id: other.id, status: 'unpublished' });
  const changes = await rana().lastChanges();
  expect(changes.map(({ id, actor }) => [id, actor?.name]).sort()).toEqual(
    [
      [one.id, 'lina'],
      [other.id, 'rana'],
    ].sort(),
  );
});

test.each([['insight', 'insights'] as const])('it is found by indexes', (type, table) => {
  const plan = createTestApp()
    .deps.database.$client.prepare(
      `explain query plan select rows.id from ${table} rows
       join activities last on (last.created_at, last.id) = (
         select created_at, id from activities
         where subject_type = '${type}' and subject_id = rows.id
         order by created_at desc, id desc limit 1)`,
    )
    .all() as { detail: string }[];
  const details = plan.map(({ detail }) => detail);
  expect(details).toContainEqual(
    expect.stringMatching(
      /SEARCH activities USING .*activities_by_subject \(subject_type=\? AND subject_id=\?\)/,
    ),
  );
  expect(details).toContainEqual(
    expect.stringMatching(/SEARCH last USING .*\(created_at=\? AND id=\?\)/),
  );
  expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});
