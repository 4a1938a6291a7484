import { describe, expect, test } from 'vitest';
import { insights } from '../../../db/schema/insights';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { countTurns } from '../../test/turns';
import { anInsight } from '../insights/insights.examples';

type TestApp = ReturnType<typeof createTestApp>;

async function store({ app }: TestApp, name: string) {
  return rowOf(await upload(app, { bytes: await aPicture(20, 20).png().toBuffer(), name }));
}

const namesOf = ({ media }: { media: { originalName: string }[] }) =>
  media.map(({ originalName }) => originalName);

test('the uses of a file name each row and what opens it', async () => {
  const testApp = createTestApp();
  const { id, url } = await store(testApp, 'a.png');
  const insight = anInsight({ title: 'Stalls', content: `![](${url})` });
  const { id: insightId } = testApp.deps.database
    .insert(insights)
    .values(insight)
    .returning()
    .get();
  expect(await testApp.staff().media.uses({ id })).toEqual([
    { label: 'insight', subjectType: 'insight', title: 'Stalls', id: insightId, data: {} },
  ]);
});

describe('unused files', () => {
  test('are those that no text and no row holds, in pages', async () => {
    const testApp = createTestApp();
    const names = Array.from({ length: 8 }, (_, index) => `${index}.png`);
    const rows: Awaited<ReturnType<typeof store>>[] = [];
    for (const name of names) rows.push(await store(testApp, name));
    const content = [1, 4, 6].map((index) => `![](${rows[index]?.url})`).join('\n');
    const { list, update } = testApp.staff().media;
    const insight = testApp.deps.database
      .insert(insights)
      .values(anInsight({ content }))
      .returning()
      .get();
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ use: 'none', limit: 2, cursor: cursor ?? undefined });
      found.push(...namesOf(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(['7.png', '5.png', '3.png', '2.png', '0.png']);

    await update({ id: rows[3]?.id ?? '', tags: ['yards'] });
    expect(namesOf(await list({ use: 'none', tag: 'yards' }))).toEqual(['3.png']);
    const edit = { content: 'None' };
    await testApp.send('PUT', `/api/admin/insights/${insight.id}`, edit, STAFF);
    expect(namesOf(await list({ use: 'none' }))).toHaveLength(8);
    const rest = await testApp.get('/api/admin/media?use=none', STAFF);
    expect(await rest.json()).toHaveLength(8);
  });

  test('are not those that a text holds by an old address', async () => {
    const testApp = createTestApp();
    const { id, url } = await store(testApp, 'a.png');
    const file = {
      name: 'b.png',
      type: 'image/png',
      bytes: await aPicture(20, 20).png().toBuffer(),
    };
    await testApp.staff().media.replace({ id, file });
    testApp.deps.database
      .insert(insights)
      .values(anInsight({ content: url }))
      .run();
    expect(namesOf(await testApp.staff().media.list({ use: 'none' }))).toEqual([]);
  });

  test('are found beside 3,000 articles without holding up other requests', async () => {
    const testApp = createTestApp();
    await store(testApp, 'a.png');
    const text = 'Some words. '.repeat(1_000);
    testApp.deps.database.transaction((transaction) => {
      for (let index = 0; index < 3_000; index += 1) {
        transaction
          .insert(insights)
          .values(anInsight({ content: text }))
          .run();
      }
    });
    const { result, turns } = await countTurns(testApp.staff().media.list({ use: 'none' }));
    expect(namesOf(result)).toEqual(['a.png']);
    // Slices begin with 100 articles, and each has twice those of the slice before it at most.
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});

describe('tags and the focus', () => {
  test('are part of the row; a tag filters the list and is offered once', async () => {
    const testApp = createTestApp();
    const { list, update, tags } = testApp.staff().media;
    const [one, two] = [await store(testApp, 'a.png'), await store(testApp, 'b.png')];
    expect(one).toMatchObject({ focalX: 50, focalY: 50, tags: [] });
    const changed = await update({
      id: one.id,
      focalX: 0,
      focalY: 100,
      tags: [' yards ', 'yards', '', 'عمّان'],
    });
    expect(changed).toMatchObject({ focalX: 0, focalY: 100, tags: ['yards', 'عمّان'] });
    await update({ id: two.id, tags: ['yards'] });
    expect(await tags()).toEqual(['yards', 'عمّان']);
    expect(namesOf(await list({ tag: 'عمّان' }))).toEqual(['a.png']);
    expect(namesOf(await list({ tag: 'yard' }))).toEqual([]);
    expect(namesOf(await list({ search: 'عمّان' }))).toEqual(['a.png']);
    expect(await update({ id: one.id, tags: [] })).toMatchObject({ tags: [], focalX: 0 });
    const [stored] = (await list()).media.slice(-1);
    expect(stored).toMatchObject({ id: one.id, tags: [], focalX: 0, focalY: 100 });
  });

  test.each([
    [{ focalX: 101 }, 'focalX'],
    [{ focalY: -1 }, 'focalY'],
    [{ focalX: 1.5 }, 'focalX'],
    [{ tags: 'yards' }, 'tags'],
    [{ tags: ['x'.repeat(51)] }, 'tags.0'],
    [{ tags: Array.from({ length: 21 }, String) }, 'tags'],
  ])('%j is refused at its field', async (changes, path) => {
    const testApp = createTestApp();
    const { id } = await store(testApp, 'a.png');
    const response = await testApp.send('PUT', `/api/admin/media/${id}`, changes, STAFF);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });
});
