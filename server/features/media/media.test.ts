import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { clients } from '../../../db/schema/clients';
import { insights } from '../../../db/schema/insights';
import { media, mediaChunks, mediaVariants } from '../../../db/schema/media';
import { pages } from '../../../db/schema/pages';
import { projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { problemOf } from '../../test/responses';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { aPdf } from './media.examples';
import { aPicture, upload } from '../../test/uploads';
import { createTestApp, STAFF } from '../../test/test-app';

type TestApp = ReturnType<typeof createTestApp>;

async function store({ app }: TestApp, name = 'yard.jpg', alt?: string) {
  const isPdf = name.endsWith('.pdf');
  const bytes = isPdf ? aPdf() : await aPicture(40, 30).jpeg().toBuffer();
  const response = await upload(app, { bytes, name, ...(alt === undefined ? {} : { alt }) });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; url: string };
}

const namesOf = (rows: { originalName: string }[]) => rows.map((row) => row.originalName);

describe('the list', () => {
  test('is newest first, and continues at its cursor', async () => {
    const testApp = createTestApp();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await store(testApp, name);
    const staff = testApp.staff();
    const first = await staff.media.list({ limit: 2 });
    expect(namesOf(first.media)).toEqual(['c.jpg', 'b.jpg']);
    const second = await staff.media.list({ limit: 2, cursor: first.nextCursor });
    expect(namesOf(second.media)).toEqual(['a.jpg']);
    expect(second.nextCursor).toBeNull();
    expect(namesOf((await staff.media.list()).media)).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);
  });

  test('is searched in names and alt texts, in any case and spelling', async () => {
    const testApp = createTestApp();
    await store(testApp, 'Yard 100%.jpg', 'Zwei Höfe');
    await store(testApp, 'صورة.jpg');
    await store(testApp, 'Team.jpg', 'فريق الإدارة');
    await store(testApp, 'Offer.pdf');
    const found = async (search: string) =>
      namesOf((await testApp.staff().media.list({ search })).media);
    expect(await found('YARD')).toEqual(['Yard 100%.jpg']);
    expect(await found(' HÖFE ')).toEqual(['Yard 100%.jpg']);
    expect(await found('%')).toEqual(['Yard 100%.jpg']);
    expect(await found('صورة')).toEqual(['صورة.jpg']);
    expect(await found('صوره')).toEqual(['صورة.jpg']);
    expect(await found('الادارة')).toEqual(['Team.jpg']);
    expect(await found('الإدارَة')).toEqual(['Team.jpg']);
    expect(await found('nothing')).toEqual([]);
  });

  test('can have pictures only', async () => {
    const testApp = createTestApp();
    await store(testApp, 'a.jpg');
    await store(testApp, 'Offer.pdf');
    const { media: found } = await testApp.staff().media.list({ accept: 'image' });
    expect(namesOf(found)).toEqual(['a.jpg']);
  });

  test('is an array by REST, in pages with a limit', async () => {
    const testApp = createTestApp();
    for (const name of ['a.jpg', 'b.jpg']) await store(testApp, name);
    const complete = await testApp.get('/api/admin/media', STAFF);
    expect(await complete.json()).toMatchObject([
      { originalName: 'b.jpg' },
      { originalName: 'a.jpg' },
    ]);
    expect(complete.headers.has('link')).toBe(false);
    const page = await testApp.get('/api/admin/media?limit=1', STAFF);
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(await (await testApp.get(next, STAFF)).json()).toMatchObject([
      { originalName: 'a.jpg' },
    ]);
    for (const query of ['limit=0', 'limit=x', 'cursor=x']) {
      expect((await testApp.get(`/api/admin/media?${query}`, STAFF)).status).toBe(400);
    }
  });
});

describe('an alt text', () => {
  test('can be changed, cleared and searched', async () => {
    const testApp = createTestApp();
    const { id } = await store(testApp, 'a.jpg', 'A yard');
    const { media: api } = testApp.staff();
    expect(await api.update({ id, alt: ' A cold store ' })).toMatchObject({
      id,
      alt: 'A cold store',
    });
    expect((await api.list({ search: 'cold' })).media).toHaveLength(1);
    expect((await api.list({ search: 'A yard' })).media).toHaveLength(0);
    expect(await api.update({ id, alt: '' })).toMatchObject({ alt: null });
  });

  test('of an unknown file is refused', async () => {
    const { staff } = createTestApp();
    await expect(staff().media.update({ id: 'x', alt: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('removing', () => {
  test('deletes the file with its variants', async () => {
    const testApp = createTestApp();
    const { id, url } = await store(testApp);
    expect((await testApp.get(`${url}?w=320`)).status).toBe(200);
    expect(testApp.count(mediaVariants)).toBe(1);
    const response = await testApp.send('DELETE', `/api/admin/media/${id}`, '', STAFF);
    expect(response.status).toBe(204);
    for (const table of [media, mediaChunks, mediaVariants]) expect(testApp.count(table)).toBe(0);
    expect((await testApp.get(url)).status).toBe(404);
    const again = await testApp.send('DELETE', `/api/admin/media/${id}`, '', STAFF);
    expect(again.status).toBe(404);
  });

  test('is refused while a page, an insight, a case study or an update uses the file', async () => {
    const testApp = createTestApp();
    const { database } = testApp.deps;
    const remove = async (id: string) => {
      const response = await testApp.send('DELETE', `/api/admin/media/${id}`, '', STAFF);
      expect(response.status).toBe(409);
      return (await problemOf(response)).detail;
    };
    const { id, url } = await store(testApp);
    const markdown = `![A yard](${url})`;

    const content = [{ type: 'image', src: url }];
    database
      .insert(pages)
      .values(aPage({ title: 'Working here', content }))
      .run();
    expect(await remove(id)).toBe('It is in use: page "Working here".');

    database
      .insert(insights)
      .values(anInsight({ title: 'Stalls', content: markdown }))
      .run();
    database
      .insert(caseStudies)
      .values(aStudy({ title: 'Orders', solution: markdown }))
      .run();
    const client = { id: 'c', name: 'Rana', email: 'rana@petra.example', company: 'Petra' };
    database.insert(clients).values(client).run();
    database.insert(projects).values({ id: 'p', clientId: 'c', title: 'Stock' }).run();
    const attachments = [{ mediaId: id, filename: 'yard.jpg', url }];
    const update = { projectId: 'p', title: 'Week one', content: 'Done.', attachments };
    database.insert(projectUpdates).values(update).run();
    expect(await remove(id)).toBe(
      'It is in use: case study "Orders", insight "Stalls", page "Working here", project update "Week one".',
    );
    for (let more = 0; more < 4; more += 1) {
      database
        .insert(insights)
        .values(anInsight({ content: markdown }))
        .run();
    }
    expect(await remove(id)).toMatch(/ and 3 more\.$/);
    expect(testApp.count(media)).toBe(1);
  });
});
