import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { caseStudies } from '../../../db/schema/case-studies';
import { clients } from '../../../db/schema/clients';
import { insights } from '../../../db/schema/insights';
import { media, mediaChunks, replacedMedia } from '../../../db/schema/media';
import { pages } from '../../../db/schema/pages';
import { projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { revisions } from '../../../db/schema/revisions';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { storeReply } from '../lead-replies/lead-replies.examples';
import { aPage } from '../pages/pages.examples';
import { storeMember } from '../team/team.examples';
import { aPdf } from './media.examples';

type TestApp = ReturnType<typeof createTestApp>;

const picture = (width = 40) => aPicture(width, 30).jpeg().toBuffer();

async function store({ app }: TestApp, name = 'صورة yard.jpg', options = {}) {
  const bytes = name.endsWith('.pdf') ? aPdf() : await picture();
  return rowOf(await upload(app, { bytes, name, ...options }));
}

interface Sent {
  bytes?: Buffer;
  name?: string;
  headers?: Record<string, string>;
}

async function replace(
  { app }: TestApp,
  id: string,
  { bytes, name = 'new yard.jpg', headers = STAFF }: Sent = {},
) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes ?? (await picture(60)))], name));
  const path = `/api/admin/media/${id}/replacement`;
  return app.request(path, { method: 'POST', headers, body }, {});
}

/** Content of every type that shows the file, in each form in which a text can hold its address. */
function storeUses({ deps: { database } }: TestApp, { id, url }: { id: string; url: string }) {
  const content = `![A](${url}) [b](${decodeURI(url)}?w=640)\n\n![c](${url})`;
  database.insert(insights).values(anInsight({ content })).run();
  database
    .insert(caseStudies)
    .values(aStudy({ solution: `![A](${url})` }))
    .run();
  database
    .insert(pages)
    .values(aPage({ content: [{ type: 'image', image: decodeURI(url), alt: 'صورة' }] }))
    .run();
  database
    .insert(clients)
    .values({ id: 'c', name: 'Rana', email: 'r@petra.example', company: 'Petra' })
    .run();
  database.insert(projects).values({ id: 'p', clientId: 'c', title: 'Stock' }).run();
  const attachments = [{ mediaId: id, filename: 'yard.jpg', url }];
  database
    .insert(projectUpdates)
    .values({ projectId: 'p', title: 'One', content: `![A](${url})`, attachments })
    .run();
}

describe('a replacement', () => {
  test('has a new address, which stands wherever the old one stood', async () => {
    const testApp = createTestApp();
    const { database } = testApp.deps;
    const old = await store(testApp, undefined, { alt: 'A yard' });
    storeUses(testApp, old);
    database
      .insert(insights)
      .values(anInsight({ content: 'None' }))
      .run();
    const before = database.select().from(insights).all();
    await testApp.staff().media.update({ id: old.id, focalX: 20, tags: ['yards'] });

    const response = await replace(testApp, old.id);
    expect(response.status).toBe(201);
    const row = await rowOf(response);
    expect(row).toMatchObject({
      alt: 'A yard',
      width: 60,
      focalX: 20,
      focalY: 50,
      tags: ['yards'],
    });
    expect(row.id).not.toBe(old.id);
    const { url } = row;
    const [changed, untouched] = database.select().from(insights).all();
    expect(changed?.content).toBe(`![A](${url}) [b](${url}?w=640)\n\n![c](${url})`);
    expect(database.select().from(caseStudies).get()?.solution).toBe(`![A](${url})`);
    expect(database.select().from(pages).get()?.content).toEqual([
      { type: 'image', image: url, alt: 'صورة' },
    ]);
    expect(database.select().from(projectUpdates).get()).toMatchObject({
      content: `![A](${url})`,
      attachments: [{ mediaId: row.id, filename: 'new yard.jpg', url }],
    });
    expect(changed?.updatedAt).not.toBe(before[0]?.updatedAt);
    expect(untouched).toEqual(before[1]);
    for (const [table, rows] of [
      [media, 1],
      [mediaChunks, 1],
      [replacedMedia, 1],
    ] as const) {
      expect(testApp.count(table)).toBe(rows);
    }
  });

  test('is the portrait of whoever had the old one, with its focus', async () => {
    const testApp = createTestApp();
    const old = await store(testApp);
    storeMember(testApp.deps.database, { portraitId: old.id });
    const { id } = await rowOf(await replace(testApp, old.id));
    await testApp.staff().media.update({ id, focalX: 20 });
    expect(await testApp.staff().team.list()).toMatchObject([
      { portraitId: id, focalX: 20, focalY: 50 },
    ]);
  });

  test('is recorded with the content that it changes, and each has its versions', async () => {
    const testApp = createTestApp();
    const old = await store(testApp);
    storeUses(testApp, old);
    await replace(testApp, old.id);
    const events = testApp.deps.database.select().from(activities).all();
    expect(events.map(({ type, data }) => ({ type, data })).slice(1)).toEqual(
      expect.arrayContaining([
        { type: 'media.replaced', data: { replacedId: old.id } },
        { type: 'insight.updated', data: { fields: ['content'] } },
        { type: 'case_study.updated', data: { fields: ['solution'] } },
        { type: 'page.updated', data: { fields: ['content'] } },
      ]),
    );
    expect(events).toHaveLength(5);
    // The one before and the one after, of three rows.
    expect(testApp.count(revisions)).toBe(6);
  });

  test('is on public pages at once, and an edit that began before it is stale', async () => {
    const testApp = createTestApp();
    const old = await store(testApp);
    storeUses(testApp, old);
    const [insight] = testApp.deps.database.select().from(insights).all();
    const excerpt = `See ${old.url}`;
    testApp.deps.database.update(insights).set({ excerpt }).run();
    // A cached response.
    expect(await (await testApp.get('/api/insights')).text()).toContain(old.id);
    const { id } = await rowOf(await replace(testApp, old.id));
    expect(await (await testApp.get('/api/insights')).text()).toContain(id);
    const edit = { title: 'Mine', updatedAt: insight?.updatedAt };
    const stale = await testApp.send('PUT', `/api/admin/insights/${insight?.id}`, edit, STAFF);
    expect(stale.status).toBe(409);
  });

  test('is found by every old address, in one step', async () => {
    const testApp = createTestApp();
    const rows = [await store(testApp)];
    for (let time = 0; time < 3; time += 1) {
      rows.push(await rowOf(await replace(testApp, rows.at(-1)?.id ?? '')));
    }
    const newest = rows.pop()?.url ?? '';
    for (const { url } of rows) {
      for (const query of ['', '?w=640']) {
        const response = await testApp.get(`${url}${query}`);
        expect(response.status).toBe(308);
        expect(response.headers.get('location')).toBe(`${newest}${query}`);
        expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      }
    }
    expect((await testApp.get(newest)).status).toBe(200);
  });

  test('cannot be deleted while a text holds an old address', async () => {
    const testApp = createTestApp();
    const old = await store(testApp);
    const { id } = await rowOf(await replace(testApp, old.id));
    testApp.deps.database
      .insert(insights)
      .values(anInsight({ content: `![](${old.url})` }))
      .run();
    const remove = () => testApp.send('DELETE', `/api/admin/media/${id}`, '', STAFF);
    expect((await remove()).status).toBe(409);
    testApp.deps.database.delete(insights).run();
    expect((await remove()).status).toBe(204);
    expect((await testApp.get(old.url)).status).toBe(404);
  });

  test('leaves everything as it was if it fails', async () => {
    const testApp = createTestApp();
    const old = await store(testApp);
    storeUses(testApp, old);
    testApp.deps.database.$client.exec(
      `create trigger refused before delete on media begin select raise(abort, 'no'); end`,
    );
    expect((await replace(testApp, old.id)).status).toBe(500);
    expect(testApp.deps.database.select().from(insights).get()?.content).toContain(old.url);
    expect(testApp.count(media)).toBe(1);
    expect((await testApp.get(old.url)).status).toBe(200);
  });

  test.each([
    ['a PDF of a picture', 'a.jpg', { bytes: aPdf(), name: 'a.pdf' }, 400, 'must be a picture too'],
    ['a picture of a PDF', 'a.pdf', { name: 'a.jpg' }, 400, 'must be a PDF too'],
    ['a damaged file', 'a.jpg', { bytes: Buffer.from('x') }, 400, 'The file is not a JPEG'],
    ['no token', 'a.jpg', { headers: {} }, 401, ''],
  ])('is refused: %s', async (_what, name, sent, status, detail) => {
    const testApp = createTestApp();
    const old = await store(testApp, name);
    const response = await replace(testApp, old.id, sent);
    expect(response.status).toBe(status);
    expect((await problemOf(response)).detail).toContain(detail);
    expect((await testApp.get(old.url)).status).toBe(200);
  });

  test('of an unknown or a private file is a 404, and of one in a reply a 409', async () => {
    const testApp = createTestApp();
    const secret = await store(testApp, 'a.jpg', { isPrivate: true });
    for (const id of ['x', secret.id]) expect((await replace(testApp, id)).status).toBe(404);
    const { id } = await store(testApp);
    storeReply(testApp.deps.database, { attachmentIds: [id] });
    expect((await replace(testApp, id)).status).toBe(409);
    expect(testApp.count(replacedMedia)).toBe(0);
  });
});
