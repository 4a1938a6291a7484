import { expect, test } from 'vitest';
import { movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp } from '../../test/test-app';

type Staff = ReturnType<ReturnType<typeof createTestApp>['caller']>['staff'];

test('those who have a record open learn of each other, until they leave or are not heard of', async () => {
  const { clock, advance } = movableClock();
  const { caller, deps } = createTestApp({ deps: { clock } });
  const tokens = ['lina', 'omar'].map((name) => addPerson(deps.database, name));
  const callers = () => tokens.map((token) => caller({ authorization: `Bearer ${token}` }).staff);
  const [lina, omar] = callers() as [Staff, Staff];
  const at = (id: string, isLeaving = false) => ({ id, isLeaving });
  expect(await lina.here(at('one'))).toEqual([]);
  expect(await omar.here(at('two'))).toEqual([]);
  expect(await omar.here(at('one'))).toEqual(['lina']);
  expect(await lina.here(at('one'))).toEqual(['omar']);
  await lina.here(at('one', true));
  expect(await omar.here(at('one'))).toEqual([]);
  advance(60_000);
  const [later] = callers();
  expect(await later?.here(at('one')), 'a browser that was closed is forgotten').toEqual([]);
});
