import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { storeProject } from '../projects/projects.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeCommentIn } from './comments.examples';

test('a comment is deleted by its author within a day, and by admins, as the console is told', async () => {
  const { clock, advance } = movableClock();
  const { deps, send, caller } = createTestApp({ deps: { clock } });
  const { database } = deps;
  const projectId = storeProject(database);
  const updateId = storeUpdate(database, { projectId, isVisible: true });
  const bearer = (name: string) => ({
    Authorization: `Bearer ${addPerson(database, name, 'agent')}`,
  });
  const [rana, omar] = [bearer('rana'), bearer('omar')];
  const path = `/api/admin/projects/${projectId}/updates/${updateId}/comments`;
  const commented = await send('POST', path, { text: 'By Sunday.' }, rana);
  const { id } = (await commented.json()) as { id: string };
  storeCommentIn(database, { updateId });
  const mine = async ({ Authorization: authorization }: { Authorization: string }) => {
    const calls = caller({ authorization }).projectUpdates;
    const { updates } = await calls.list({ projectId });
    return updates[0]?.comments.filter(({ canChange }) => canChange).map(({ text }) => text);
  };
  advance(DAY_MS - HOUR_MS);
  expect(await mine(rana)).toEqual(['By Sunday.']);
  expect(await mine(omar)).toEqual([]);
  expect((await mine(STAFF))?.toSorted()).toEqual(['By Sunday.', 'Can it be in Arabic?']);
  expect((await send('DELETE', `${path}/${id}`, undefined, omar)).status).toBe(403);
  advance(HOUR_MS);
  expect(await mine(rana)).toEqual([]);
  expect((await send('DELETE', `${path}/${id}`, undefined, rana)).status).toBe(403);
  expect((await send('DELETE', `${path}/${id}`, undefined, STAFF)).status).toBe(204);
  expect(await mine(STAFF)).toEqual(['Can it be in Arabic?']);
});
