import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { movableClock } from '../../test/clock';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { storeToken } from '../tokens/tokens.examples';

type Row = Record<string, unknown> & { id: string; updatedAt: string };

const NOW = '2026-11-21T09:00:00.000Z';
const PAST = '2026-10-01T09:00:00.000Z';
const FUTURE = '2026-11-26T06:00:00.000Z';

const nouns = [
  {
    path: '/api/admin/pages',
    table: pages,
    row: aPage,
    withoutState: 'draft',
    subjectType: 'page' as const,
  },
  {
    path: '/api/admin/case-studies',
    table: caseStudies,
    row: aStudy,
    withoutState: 'published',
    subjectType: 'case_study' as const,
  },
  {
    path: '/api/admin/insights',
    table: insights,
    row: anInsight,
    withoutState: 'published',
    subjectType: 'insight' as const,
  },
];

function start() {
  const { send, ...app } = createTestApp({ deps: { clock: movableClock(NOW).clock } });
  const write = async (method: string, path: string, body: unknown, headers = STAFF) => {
    const response = await send(method, path, body, headers);
    return { status: response.status, body: (await response.json()) as Row };
  };
  return { ...app, send, write };
}

describe.each(nouns)('the state of what is posted to $path', (noun) => {
  const { path, row, table, withoutState, subjectType } = noun;
  const posted = (publication: Record<string, unknown>) => {
    const { status: _, publishedAt: __, ...fields } = row() as Record<string, unknown>;
    return { ...fields, ...publication };
  };
  const stateOf = ({ status, publishedAt }: Row) => [status, publishedAt];

  test.each([
    ['no state', {}, [withoutState, withoutState === 'draft' ? null : NOW]],
    ['a draft', { status: 'draft' }, ['draft', null]],
    ['published', { status: 'published' }, ['published', NOW]],
    ['published in the past', { status: 'published', publishedAt: PAST }, ['published', PAST]],
    ['only a date ahead', { publishedAt: FUTURE }, ['scheduled', FUTURE]],
    ['published, ahead', { status: 'published', publishedAt: FUTURE }, ['scheduled', FUTURE]],
    ['scheduled', { status: 'scheduled', publishedAt: FUTURE }, ['scheduled', FUTURE]],
    ['a schedule in the past', { status: 'scheduled', publishedAt: PAST }, ['published', PAST]],
    ['a draft with a date ahead', { status: 'draft', publishedAt: FUTURE }, ['draft', null]],
    ['unpublished', { status: 'unpublished' }, ['unpublished', null]],
  ])('with %s', async (_name, publication, expected) => {
    const { write } = start();
    const { status, body } = await write('POST', path, posted(publication));
    expect(status).toBe(201);
    expect(stateOf(body)).toEqual(expected);
  });

  test.each([
    ['publishing a draft', { status: 'draft' }, { status: 'published' }, ['published', NOW]],
    [
      'publishing what is scheduled',
      { publishedAt: FUTURE },
      { status: 'published' },
      ['published', NOW],
    ],
    [
      'unpublishing',
      { status: 'published', publishedAt: PAST },
      { status: 'unpublished' },
      ['unpublished', PAST],
    ],
    [
      'publishing again',
      { status: 'unpublished', publishedAt: PAST },
      { status: 'published' },
      ['published', PAST],
    ],
    [
      'taking back what is public',
      { status: 'published', publishedAt: PAST },
      { status: 'draft' },
      ['draft', PAST],
    ],
    ['taking back a schedule', { publishedAt: FUTURE }, { status: 'draft' }, ['draft', null]],
    [
      'dating ahead what is public',
      { status: 'published', publishedAt: PAST },
      { publishedAt: FUTURE },
      ['scheduled', FUTURE],
    ],
    ['dating back a schedule', { publishedAt: FUTURE }, { publishedAt: PAST }, ['published', PAST]],
    ['a new title', { publishedAt: FUTURE }, { title: 'Another' }, ['scheduled', FUTURE]],
    [
      'null for both',
      { publishedAt: FUTURE },
      { status: null, publishedAt: null },
      ['scheduled', FUTURE],
    ],
  ])('after %s', async (_name, before, change, expected) => {
    const { write } = start();
    const { body: stored } = await write('POST', path, posted(before));
    const { status, body } = await write('PUT', `${path}/${stored.id}`, change);
    expect(status).toBe(200);
    expect(stateOf(body)).toEqual(expected);
  });

  test('is refused for a schedule without a date', async () => {
    const { send, count } = start();
    const { errors } = await problemOf(
      await send('POST', path, posted({ status: 'scheduled' }), STAFF),
    );
    expect(errors).toEqual([
      { path: 'publishedAt', message: 'A schedule needs a date: publishedAt' },
    ]);
    expect(count(table)).toBe(0);
  });

  test('is recorded as an event of its own', async () => {
    const { write, staff } = start();
    const { body: stored } = await write('POST', path, posted({ status: 'draft' }));
    await write('PUT', `${path}/${stored.id}`, { publishedAt: FUTURE });
    const { activities } = await staff().activities.list({ subjectType, subjectId: stored.id });
    expect(activities.map(({ type, data }) => ({ type: type.split('.')[1], data }))).toEqual([
      {
        type: 'status_changed',
        data: { fields: ['publishedAt', 'status'], from: 'draft', to: 'scheduled' },
      },
      { type: 'created', data: { status: 'draft' } },
    ]);
  });

  test('needs content:publish for everything that is public, or will be', async () => {
    const { deps, write } = start();
    const { token } = storeToken(deps.database, { permissions: ['content:read', 'content:write'] });
    const tool = { Authorization: `Bearer ${token}` };
    const refused = async (method: string, address: string, body: unknown) => {
      const { status, body: problem } = await write(method, address, body, tool);
      expect([status, problem.detail]).toEqual([403, 'This needs the permission content:publish.']);
    };
    await refused('POST', path, posted({ status: 'published' }));
    await refused('POST', path, posted({ publishedAt: FUTURE }));
    if (withoutState === 'published') await refused('POST', path, posted({}));

    const draft = await write('POST', path, posted({ status: 'draft' }), tool);
    expect(draft.status).toBe(201);
    const address = `${path}/${draft.body.id}`;
    expect((await write('PUT', address, { title: 'Another' }, tool)).status).toBe(200);
    await refused('PUT', address, { status: 'published' });
    await refused('PUT', address, { status: 'scheduled', publishedAt: FUTURE });
    await refused('PUT', address, { publishedAt: FUTURE });

    await write('PUT', address, { publishedAt: FUTURE });
    await refused('PUT', address, { title: 'Of what is scheduled' });
    await refused('PUT', address, { status: 'draft' });
    await write('PUT', address, { status: 'published' });
    await refused('PUT', address, { title: 'Of what is public' });
    await refused('PUT', address, { status: 'unpublished' });
    await write('PUT', address, { status: 'unpublished' });
    expect((await write('PUT', address, { title: 'Withheld' }, tool)).status).toBe(200);
  });

  test('a translation has another language than its original, one of each', async () => {
    const { write } = start();
    const post = (publication: Record<string, unknown>) => write('POST', path, posted(publication));
    const original = (await post({})).body.id;
    const arabic = { language: 'ar', translationOf: original };
    const wrong = async (publication: Record<string, unknown>) => {
      const { status, body } = await post(publication);
      return [status, (body.errors as { path: string; message: string }[])[0]?.message];
    };
    expect(await wrong({ translationOf: original })).toEqual([
      400,
      'The original has the same language',
    ]);
    expect(await wrong({ ...arabic, translationOf: 'nobody' })).toEqual([
      400,
      'This original does not exist',
    ]);
    expect(await wrong({ authorId: 'nobody' })).toEqual([400, 'This author does not exist']);
    const { status, body: translation } = await post(arabic);
    expect([status, translation.language, translation.translationOf]).toEqual([
      201,
      'ar',
      original,
    ]);
    expect(await wrong(arabic)).toEqual([
      409,
      'The original has a translation into this language already',
    ]);
    expect(await wrong({ translationOf: translation.id })).toEqual([
      400,
      'The original is a translation itself',
    ]);
    const change = async (id: string, input: Record<string, unknown>) =>
      (await write('PUT', `${path}/${id}`, input)).status;
    expect(await change(original, { language: 'ar' })).toBe(400);
    const other = (await post({ language: 'ar' })).body.id;
    expect(await change(original, { translationOf: other })).toBe(400);
    expect(await change(translation.id, { translationOf: null, language: 'en' })).toBe(200);
    expect(await change(original, { language: 'ar' })).toBe(200);
  });
});

test('a page that is removed leaves its translation as an original', async () => {
  const { write, send } = start();
  const original = (await write('POST', '/api/admin/pages', aPage())).body.id;
  const body = aPage({ language: 'ar', translationOf: original });
  const translation = (await write('POST', '/api/admin/pages', body)).body.id;
  expect((await send('DELETE', `/api/admin/pages/${original}`, undefined, STAFF)).status).toBe(204);
  const { body: left } = await write('PUT', `/api/admin/pages/${translation}`, { title: 'Left' });
  expect(left.translationOf).toBeNull();
});
