import { expect, test } from 'vitest';
import { media } from '../../../db/schema/media';
import { projectUpdates } from '../../../db/schema/project-updates';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { storeInsight } from '../insights/insights.examples';
import { storeUpdate } from './project-updates.examples';
import { moveUpdateFiles } from './move-files';

test('public files that only updates use become private, and their addresses follow', async () => {
  const { app, deps, get } = createTestApp();
  const { database } = deps;
  const bytes = await aPicture(20, 20).png().toBuffer();
  const [own, shared] = [
    await rowOf(await upload(app, { bytes, name: 'own.png' })),
    await rowOf(await upload(app, { bytes, name: 'shared.png' })),
  ];
  const attachments = [own, shared].map(({ id, url }) => ({ mediaId: id, filename: 'a', url }));
  storeUpdate(database, { content: `![](${own.url})`, attachments });
  storeInsight(database, { content: `![](${shared.url})` });
  moveUpdateFiles(deps);
  moveUpdateFiles(deps);

  const urls = database
    .select({ url: media.url })
    .from(media)
    .all()
    .map(({ url }) => url);
  expect(urls.sort()).toEqual([`/api/admin${own.url}`, shared.url].sort());
  expect((await get(own.url)).status).toBe(404);
  expect((await get(`/api/admin${own.url}`, STAFF)).status).toBe(200);
  expect((await get(shared.url)).status).toBe(200);
  const update = database.select().from(projectUpdates).get();
  expect(update?.content).toBe(`![](/api/admin${own.url})`);
  expect(update?.attachments).toMatchObject([{ url: `/api/admin${own.url}` }, { url: shared.url }]);
});
