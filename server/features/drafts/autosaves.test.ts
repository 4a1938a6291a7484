import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { autosaves } from '../../../db/schema/drafts';
import { revisions } from '../../../db/schema/revisions';
import { movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp } from '../../test/test-app';
import { anInsight } from '../insights/insights.examples';
import { storeToken } from '../tokens/tokens.examples';
import { removeOldAutosaves } from './autosaves.service';

const NOW = '2026-11-21T09:00:00.000Z';

async function start() {
  const clock = movableClock(NOW);
  const { deps, caller, ...app } = createTestApp({ deps: { clock: clock.clock } });
  const as = (name: string) =>
    caller({ authorization: `Bearer ${addPerson(deps.database, name)}` });
  const lina = as('lina');
  const { id, updatedAt } = await lina.insights.create(anInsight());
  const typed = (title: string) => ({
    ...({ type: 'insight', id, startedFrom: updatedAt } as const),
    values: { title },
  });
  return { ...app, deps, caller, clock, as, lina, id, typed };
}

test('what a person types is kept for that person, without an event or a version', async () => {
  const { lina, as, id, typed, count, clock } = await start();
  const before = [count(activities), count(revisions)];
  const first = await lina.drafts.autosave(typed('Rama'));
  clock.advance(10_000);
  const { updatedAt } = await lina.drafts.autosave({
    ...typed('Ramadan'),
    replaces: first.updatedAt,
  });
  expect([count(activities), count(revisions)]).toEqual(before);
  const { autosave } = await lina.drafts.open({ type: 'insight', id });
  expect(autosave).toMatchObject({ values: { title: 'Ramadan' }, updatedAt, draft: null });
  expect((await as('yara').drafts.open({ type: 'insight', id })).autosave).toBeNull();
});

test('a tab does not overwrite what another one has kept', async () => {
  const { lina, id, typed } = await start();
  const { updatedAt } = await lina.drafts.autosave(typed('Typed at home'));
  await expect(lina.drafts.autosave(typed('Typed at work'))).rejects.toThrow('changed since');
  await lina.drafts.dropAutosave({ id, updatedAt: NOW.replace('.000', '.001') });
  const { autosave } = await lina.drafts.open({ type: 'insight', id });
  expect(autosave?.values).toEqual({ title: 'Typed at home' });
  await lina.drafts.dropAutosave({ id, updatedAt });
  expect((await lina.drafts.open({ type: 'insight', id })).autosave).toBeNull();
});

test('too long a text, too many calls, a tool and an unknown item are refused', async () => {
  const { lina, typed, deps, caller } = await start();
  await expect(lina.drafts.autosave(typed('a'.repeat(300_001)))).rejects.toThrow('too long');
  await expect(lina.drafts.autosave({ ...typed('a'), id: 'nothing' })).rejects.toThrow('not found');
  const { token } = storeToken(deps.database, { permissions: ['content:write'] });
  const tool = caller({ authorization: `Bearer ${token}` });
  await expect(tool.drafts.autosave(typed('a'))).rejects.toThrow('for people');
  let replaces: string | undefined;
  const keepOn = async () => {
    for (;;) ({ updatedAt: replaces } = await lina.drafts.autosave({ ...typed('a'), replaces }));
  };
  await expect(keepOn()).rejects.toThrow('Too much is kept while it is typed');
});

test('what is not taken up within a month is removed', async () => {
  const { lina, typed, deps, clock, count } = await start();
  await lina.drafts.autosave(typed('Given up'));
  clock.advance(29 * 86_400_000);
  await removeOldAutosaves(deps);
  expect(count(autosaves)).toBe(1);
  clock.advance(2 * 86_400_000);
  await removeOldAutosaves(deps);
  expect(count(autosaves)).toBe(0);
});
