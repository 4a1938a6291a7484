import { expect, test } from 'vitest';
import { storeToken } from '../tokens/tokens.examples';
import { addPerson, dropPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { savedReplies } from '../../../db/schema/saved-replies';
import { aSavedReply } from './saved-replies.examples';
import { fillPlaceholders, unfilledPlaceholder } from './saved-replies.schema';

type TestApp = ReturnType<typeof createTestApp>;

const personOf = ({ caller, deps }: TestApp, name: string) =>
  caller({ authorization: `Bearer ${addPerson(deps.database, name, 'agent')}` });

test('a shared reply is everybody’s, a person’s own one nobody else’s', async () => {
  const app = createTestApp();
  const rana = personOf(app, 'rana');
  const lina = personOf(app, 'lina');
  const shared = await rana.savedReplies.create(aSavedReply({ title: 'b shared' }));
  const own = await rana.savedReplies.create(aSavedReply({ title: 'A own', isShared: false }));

  const titlesFor = async (person: typeof rana) =>
    (await person.savedReplies.list()).map(({ title }) => title);
  expect(await titlesFor(rana)).toEqual(['A own', 'b shared']);
  expect(await titlesFor(lina)).toEqual(['b shared']);

  await lina.savedReplies.update({ id: shared.id, text: 'Changed' });
  const change = lina.savedReplies.update({ id: own.id, text: 'Changed' });
  await expect(change).rejects.toThrow('The saved reply was not found.');
  await expect(lina.savedReplies.remove({ id: own.id })).rejects.toThrow('was not found.');
  expect(app.count(savedReplies)).toBe(2);
});

test('an edit that started from a stale version is refused', async () => {
  const { staff } = createTestApp();
  const { id, updatedAt } = await staff().savedReplies.create(aSavedReply());
  await staff().savedReplies.update({ id, title: 'First', updatedAt });
  const second = staff().savedReplies.update({ id, title: 'Second', updatedAt });
  await expect(second).rejects.toThrow('It has been changed since you opened it.');
  expect(await staff().savedReplies.list()).toMatchObject([{ title: 'First' }]);
});

test('an unknown placeholder is refused and named; other braces are text', async () => {
  const { send } = createTestApp();
  const post = (text: string) =>
    send('POST', '/api/admin/saved-replies', aSavedReply({ text }), STAFF);
  const refused = await post('Dear {nmae}');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [
      { path: 'text', message: expect.stringMatching(/^\{nmae\} is no placeholder/) as string },
    ],
  });
  expect((await post('Dear {{ nmae }}')).status).toBe(400);
  expect((await post('Dear {name}, {} and { "a": 1 } from {company}, {me}')).status).toBe(201);
});

test('placeholders are filled in; one whose value is unknown stays', () => {
  const filled = fillPlaceholders('{name} of {company}, {me}', {
    name: 'Dana {me}',
    company: null,
    me: 'Rana',
  });
  expect(filled).toBe('Dana {me} of {company}, Rana');
  expect(unfilledPlaceholder('Dear {company}')).toBe('{company}');
  expect(unfilledPlaceholder('{} {other}')).toBeUndefined();
  expect(fillPlaceholders('Dear { name } and {{name}}', { name: 'Dana' })).toBe(
    'Dear Dana and Dana',
  );
  expect(unfilledPlaceholder('Dear { company }')).toBe('{ company }');
});

test('a tool with one of the permissions shares replies, and has none of its own', async () => {
  const { caller, deps } = createTestApp();
  const toolWith = (permission: string) =>
    caller({
      authorization: `Bearer ${storeToken(deps.database, { permissions: [permission] }).token}`,
    });
  const tool = toolWith('chat:write');
  await tool.savedReplies.create(aSavedReply());
  const own = tool.savedReplies.create(aSavedReply({ isShared: false }));
  await expect(own).rejects.toThrow('A tool has no replies of its own');
  expect(await toolWith('leads:write').savedReplies.list()).toHaveLength(1);
  await expect(toolWith('leads:read').savedReplies.list()).rejects.toThrow(
    'This needs the permission leads:write or chat:write.',
  );
});

test('a removed colleague’s own replies go, the shared ones stay', async () => {
  const app = createTestApp();
  const rana = personOf(app, 'rana');
  await rana.savedReplies.create(aSavedReply({ title: 'Shared' }));
  await rana.savedReplies.create(aSavedReply({ isShared: false }));
  dropPerson(app.deps.database, 'rana');
  const left = app.deps.database.select().from(savedReplies).all();
  expect(left.map(({ title }) => title)).toEqual(['Shared']);
});
