import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { createTestApp, STAFF } from '../../test/test-app';

type Row = Record<string, unknown>;

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T07:00:00.000Z`;

async function readList(response: Response | Promise<Response>): Promise<Row[]> {
  const { status, headers } = await response;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  return (await (await response).json()) as Row[];
}

describe('the case studies, for anybody', () => {
  test('come newest first, each with all its fields', async () => {
    const { get, deps } = createTestApp();
    const rows = [1, 3, 2].map((number) => aStudy({ slug: `s${number}`, createdAt: day(number) }));
    deps.database.insert(caseStudies).values(rows).run();
    const list = await readList(get('/api/case-studies'));
    expect(list.map(({ slug }) => slug)).toEqual(['s3', 's2', 's1']);
    expect(list[0]).toEqual({
      ...rows[1],
      id: expect.any(String) as unknown,
      featured: 'false',
      status: 'published',
      publishedAt: null,
      language: 'en',
      authorId: null,
      translationOf: null,
      isSample: false,
      searchTitle: null,
      location: null,
      team: null,
      steps: null,
      lessons: null,
      relatedInsightId: null,
      createdAt: day(3),
      updatedAt: expect.any(String) as unknown,
    });
  });

  test('have cards without the texts that only their pages show', async () => {
    const { get, deps } = createTestApp();
    const study = aStudy({
      slug: 'long',
      challenge: 'حرارة 🌡️ '.repeat(100),
      results: ['one', { metric: 'two' }, 'three'],
      featured: 'true',
    });
    deps.database
      .insert(caseStudies)
      .values([study, aStudy({ slug: 'off', status: 'draft', featured: 'true' })])
      .run();
    const response = await get('/trpc/caseStudies.cards');
    const { result } = (await response.json()) as { result: { data: Row[] } };
    const featured = await get('/trpc/caseStudies.featuredCards');
    expect(await featured.json()).toEqual({ result: { data: [{ ...result.data[0] }] } });
    const { title, industry, timeline } = study;
    expect(result.data).toEqual([
      {
        id: expect.any(String) as unknown,
        slug: 'long',
        title,
        industry,
        challenge: expect.stringMatching(/^(?:حرارة 🌡️ )+حرارة 🌡️…$/u) as unknown,
        results: ['one', { metric: 'two' }],
        timeline,
        featured: 'true',
        authorId: null,
        isSample: false,
      },
    ]);
    expect(String(result.data[0]?.challenge).length).toBeLessThanOrEqual(320);
  });

  test('have featured as text, not as a boolean', async () => {
    const { get, deps } = createTestApp();
    deps.database
      .insert(caseStudies)
      .values([
        aStudy({ slug: 'older', featured: 'true', createdAt: day(1) }),
        aStudy({ slug: 'plain', featured: 'false', createdAt: day(2) }),
        aStudy({ slug: 'newer', featured: 'true', createdAt: day(3) }),
      ])
      .run();
    const featured = await readList(get('/api/case-studies/featured'));
    expect(featured).toMatchObject([
      { slug: 'newer', featured: 'true' },
      { slug: 'older', featured: 'true' },
    ]);
    const all = await readList(get('/api/case-studies'));
    expect(all.map((study) => study.featured)).toEqual(['true', 'false', 'true']);
  });

  test('return results as stored, strings and objects alike', async () => {
    const { get, deps } = createTestApp();
    const results = ['Twice as fast', { value: '-31%' }, { metric: 'x', description: null }, {}];
    deps.database.insert(caseStudies).values(aStudy({ results })).run();
    expect(await readList(get('/api/case-studies'))).toMatchObject([{ results }]);
  });

  test('are an empty list without rows', async () => {
    const { get } = createTestApp();
    expect(await readList(get('/api/case-studies'))).toEqual([]);
    expect(await readList(get('/api/case-studies/featured'))).toEqual([]);
  });
});

describe('the insights, for anybody', () => {
  function createApp() {
    const test = createTestApp();
    const rows = [2, 4, 1, 3].map((number) =>
      anInsight({ slug: `i${number}`, content: `# Text ${number}`, publishedAt: day(number) }),
    );
    test.deps.database.insert(insights).values(rows).run();
    return test;
  }

  test('come newest first by publication, without the text', async () => {
    const list = await readList(createApp().get('/api/insights'));
    expect(list.map(({ slug }) => slug)).toEqual(['i4', 'i3', 'i2', 'i1']);
    for (const row of list) {
      expect(Object.keys(row).sort()).toEqual([
        'authorId',
        'category',
        'excerpt',
        'id',
        'isSample',
        'language',
        'publishedAt',
        'slug',
        'status',
        'title',
        'translationOf',
        'updatedAt',
      ]);
    }
    expect(list[0]?.publishedAt).toBe(day(4));
  });

  test('are three in the list of recent ones', async () => {
    const list = await readList(createApp().get('/api/insights/recent'));
    expect(list.map(({ slug }) => slug)).toEqual(['i4', 'i3', 'i2']);
    expect(list.every((row) => !('content' in row))).toBe(true);
  });

  test('have their text when read one by one', async () => {
    const response = await createApp().get('/api/insights/i2');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ slug: 'i2', content: '# Text 2' });
  });

  test('answer 404 as a problem, never as a page, for an unknown slug', async () => {
    const response = await createApp().get('/api/insights/nowhere');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404 });
  });
});

test('an insight may have a date, which is UTC without a zone', async () => {
  const { send } = createTestApp();
  const dateOf = async (changes: object) => {
    const response = await send(
      'POST',
      '/api/admin/insights',
      { ...anInsight(), ...changes },
      STAFF,
    );
    return ((await response.json()) as Row).publishedAt;
  };
  const publishedAt = '2026-10-22T07:00:00.000Z';
  expect(await dateOf({ slug: 'utc', publishedAt })).toBe(publishedAt);
  expect(await dateOf({ slug: 'no-zone', publishedAt: '2026-10-22T07:00' })).toBe(publishedAt);
  expect(await dateOf({ slug: 'with-zone', publishedAt: '2026-10-22T10:00:00+03:00' })).toBe(
    publishedAt,
  );
  expect(await dateOf({ slug: 'undated', publishedAt: null })).toMatch(/^2\d{3}-/);
});
