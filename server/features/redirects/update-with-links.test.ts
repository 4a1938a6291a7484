import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { insights } from '../../../db/schema/insights';
import { caseStudies } from '../../../db/schema/case-studies';
import { createSiteApp } from '../../test/site-app';
import { addPerson } from '../../test/staff';
import { countTurns } from '../../test/turns';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { storeToken } from '../tokens/tokens.examples';

type Site = ReturnType<typeof createSiteApp>;

/** An insight at /insights/old to which an insight, a case study and a page link. */
async function start() {
  const site = createSiteApp({});
  const staff = site.staff();
  const link = '[Read this](/insights/old)';
  const target = await staff.insights.create(
    anInsight({ slug: 'old', content: `See [above](/insights/old#top).` }),
  );
  const insight = await staff.insights.create(anInsight({ content: `${link}, and ${link}` }));
  const study = await staff.caseStudies.create(aStudy({ challenge: link }));
  const content = [{ type: 'hero', heading: 'A', buttonLabel: 'On', buttonLink: '/insights/old' }];
  const page = await staff.pages.create(aPage({ content, status: 'published' }));
  return { ...site, target, insight, study, page };
}

const linksOf = async ({ staff }: Site, id: string) => {
  const { sources, isComplete } = await staff().redirects.linksTo({ type: 'insight', id });
  return { isComplete, links: sources.map(({ id: of, links }) => [of, links]) };
};

test('the links of our own texts to an address are counted by item', async () => {
  const site = await start();
  const { target, insight, study, page } = site;
  expect(await linksOf(site, target.id)).toEqual({
    isComplete: true,
    links: expect.arrayContaining([
      [target.id, 1],
      [insight.id, 2],
      [study.id, 1],
      [page.id, 1],
    ]) as unknown,
  });
  const unknown = site.staff().redirects.linksTo({ type: 'insight', id: 'no-such' });
  await expect(unknown).rejects.toThrow('was not found');
});

test('a change of the slug changes them in the same save, each item with its version and event', async () => {
  const site = await start();
  const { target, insight, study, page, staff, deps, read } = site;
  await read(`/${page.slug}`);
  const published: unknown[] = [];
  deps.bus.subscribe('staff', (event) => published.push(event));
  const saved = await staff().insights.update({ id: target.id, slug: 'new', updatesLinks: true });
  expect(saved.content).toBe('See [above](/insights/new#top).');
  const changed = await staff().insights.byId({ id: insight.id });
  expect(changed.content).toBe('[Read this](/insights/new), and [Read this](/insights/new)');
  expect(changed.updatedAt > insight.updatedAt).toBe(true);
  expect((await staff().pages.byId({ id: page.id })).content).toMatchObject([
    { buttonLink: '/insights/new' },
  ]);
  const studies = deps.database.select().from(caseStudies).all();
  expect(studies).toMatchObject([{ challenge: '[Read this](/insights/new)' }]);

  const events = deps.database.select().from(activities).all().slice(-4);
  expect(events.map(({ subjectId, data }) => [subjectId, data])).toEqual([
    [target.id, { fields: ['slug', 'content'] }],
    [insight.id, { fields: ['content'] }],
    [study.id, { fields: ['challenge'] }],
    [page.id, { fields: ['content'] }],
  ]);
  expect(published).toHaveLength(4);
  const versions = await staff().pages.revisions({ id: page.id });
  expect(versions.revisions).toHaveLength(2);
  // The cached page of another noun is renewed too.
  expect(await read(`/${page.slug}`)).toContain('href="/insights/new"');
  expect((await linksOf(site, target.id)).links).toHaveLength(4);
});

test('without being asked, a change of the slug leaves other texts alone', async () => {
  const { target, insight, staff } = await start();
  await staff().insights.update({ id: target.id, slug: 'new' });
  const { updatedAt } = await staff().insights.byId({ id: insight.id });
  expect(updatedAt).toBe(insight.updatedAt);
});

test('a refused save changes no text', async () => {
  const { target, insight, staff, send, count } = await start();
  await staff().insights.create(anInsight({ slug: 'taken' }));
  const recorded = count(activities);
  const body = { id: target.id, slug: 'taken', updatesLinks: true };
  await expect(staff().insights.update(body)).rejects.toThrow('already in use');
  const stale = { ...body, slug: 'new', updatedAt: '2020-01-01T00:00:00.000Z' };
  await expect(staff().insights.update(stale)).rejects.toThrow('It has been changed');
  expect((await staff().insights.byId({ id: insight.id })).updatedAt).toBe(insight.updatedAt);
  expect(count(activities)).toBe(recorded);
  const wrong = await send('PUT', `/api/admin/insights/${target.id}`, { updatesLinks: 'perhaps' });
  expect(wrong.status).toBe(401);
});

test('texts that are public are changed only by those who may publish', async () => {
  const { staff, caller, deps, insight } = await start();
  const draft = await staff().insights.create(anInsight({ slug: 'draft', status: 'draft' }));
  const content = '[Soon](/insights/draft)';
  await staff().insights.update({ id: insight.id, content });
  const tool = storeToken(deps.database, { permissions: ['content:read', 'content:write'] });
  const writer = caller({ authorization: `Bearer ${tool.token}` });
  const rename = { id: draft.id, slug: 'renamed', updatesLinks: true };
  await expect(writer.insights.update(rename)).rejects.toThrow('content:publish');
  expect((await staff().insights.byId({ id: draft.id })).slug).toBe('draft');
  await writer.insights.update({ ...rename, updatesLinks: false });
  const agent = caller({ authorization: `Bearer ${addPerson(deps.database, 'Rana', 'agent')}` });
  expect((await agent.redirects.linksTo({ type: 'insight', id: draft.id })).sources).toEqual([]);
});

test('a save changes at most a hundred items, and ten thousand are searched in slices', async () => {
  const site = createSiteApp({});
  const { deps, staff } = site;
  const target = await staff().insights.create(anInsight({ slug: 'old' }));
  const long = 'Nothing of interest. '.repeat(100);
  deps.database.transaction(() => {
    for (let index = 0; index < 10_000; index += 1) {
      const content = index < 150 ? `[a](/insights/old) ${long}` : long;
      deps.database
        .insert(insights)
        .values(anInsight({ slug: `many-${index}`, content }))
        .run();
    }
  });
  const { result, turns } = await countTurns(
    staff().redirects.linksTo({ type: 'insight', id: target.id }),
  );
  const { sources, isComplete } = result;
  expect([sources.length, isComplete]).toEqual([100, false]);
  // Two slices for each item that is found.
  expect(turns).toBeGreaterThan(200);
  await staff().insights.update({ id: target.id, slug: 'new', updatesLinks: true });
  const rest = deps.database.$client
    .prepare(`select count(*) from insights where instr(content, '/insights/old') > 0`)
    .pluck()
    .get();
  expect(rest).toBe(50);
});
