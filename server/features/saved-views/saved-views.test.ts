import { expect, test } from 'vitest';
import { savedViews } from '../../../db/schema/saved-views';
import { addPerson, dropPerson } from '../../test/staff';
import { createTestApp } from '../../test/test-app';
import { storeToken } from '../tokens/tokens.examples';
import { aSavedView } from './saved-views.examples';

type TestApp = ReturnType<typeof createTestApp>;

const personOf = ({ caller, deps }: TestApp, name: string) =>
  caller({ authorization: `Bearer ${addPerson(deps.database, name, 'agent')}` }).savedViews;

test('views are for the person who saved them, in the order of their names', async () => {
  const app = createTestApp();
  const rana = personOf(app, 'rana');
  const saved = [aSavedView({ name: 'won' }), aSavedView({ name: 'Due' })];
  await rana.replace({ views: saved });
  expect((await rana.list()).views).toEqual([saved[1], saved[0]]);
  expect(await personOf(app, 'lina').list()).toEqual({ views: [], updatedAt: null });
});

test('a change that started from a stale version is refused', async () => {
  const views = personOf(createTestApp(), 'rana');
  const { updatedAt } = await views.replace({ views: [aSavedView()] });
  await views.replace({ views: [aSavedView({ name: 'Renamed' })], updatedAt });
  await expect(views.replace({ views: [], updatedAt })).rejects.toThrow('It has been changed');
  expect((await views.list()).views).toMatchObject([{ name: 'Renamed' }]);
});

test.each([
  ['two of one name', [{ name: 'due' }, { name: 'DUE' }], 'Two views have the same name'],
  [
    'two defaults',
    [
      { name: 'a', isDefault: true },
      { name: 'b', isDefault: true },
    ],
    'Only one',
  ],
  ['more than fifty', Array.from({ length: 51 }, (_, at) => ({ name: `${at}` })), 'delete one'],
  ['one without a name', [{ name: ' ' }], 'Name is required'],
])('%s are refused', async (_what, views, message) => {
  const { replace } = personOf(createTestApp(), 'rana');
  await expect(replace({ views: views.map(aSavedView) })).rejects.toThrow(message);
});

test('a tool has none, and an editor may not read leads', async () => {
  const { caller, deps } = createTestApp();
  const { token } = storeToken(deps.database, { permissions: ['leads:read'] });
  const tool = caller({ authorization: `Bearer ${token}` }).savedViews;
  await expect(tool.list()).rejects.toThrow('a tool has no account');
  const editor = addPerson(deps.database, 'lina', 'editor');
  const list = caller({ authorization: `Bearer ${editor}` }).savedViews.list();
  await expect(list).rejects.toThrow('leads:read');
});

test('a removed colleague’s views go', async () => {
  const app = createTestApp();
  await personOf(app, 'rana').replace({ views: [aSavedView()] });
  dropPerson(app.deps.database, 'rana');
  expect(app.count(savedViews)).toBe(0);
});
