import { describe, expect, test } from 'vitest';
import { insights } from '../../../db/schema/insights';
import { createSiteApp } from '../../test/site-app';
import { addPerson } from '../../test/staff';
import { aPicture, upload } from '../../test/uploads';
import { countTurns } from '../../test/turns';
import { storeToken } from '../tokens/tokens.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';

type Site = ReturnType<typeof createSiteApp>;

/** What is found in a text of an insight with a picture. */
async function findIn(site: Site, content: string, excerpt = 'Short.') {
  const picture = '\n\n![A yard](https://pictures.example/yard.jpg)';
  const input = { type: 'insight' as const, content: content + picture, excerpt };
  const findings = await site.staff().checks.text(input);
  return findings.map(({ fault, detail }) => `${fault}: ${detail}`);
}

describe('a link', () => {
  test.each([
    ['/nothing', true],
    ['/insights/nothing', true],
    ['/insights/draft', true],
    ['/nothing?x=1#top', true],
    ['/media/00000000-0000-7000-8000-000000000000/x.png', true],
    ['http://localhost:3000/nothing', true],
    ['/%ff', true],
    ['/', false],
    ['/contact?topic=erp#form', false],
    ['/Contact/', false],
    ['/insights/living', false],
    ['/insights/renamed', false],
    ['/campaign', false],
    ['/feed.xml', false],
    ['/api/docs', false],
    ['http://localhost:3000/insights/living', false],
    ['https://elsewhere.example/nothing', false],
    ['http://localhost:3000.elsewhere.example/nothing', false],
    ['mailto:a@b.example', false],
    ['#costs', false],
  ])('to %s is dead: %s', async (address, isDead) => {
    const site = createSiteApp({});
    const staff = site.staff();
    const { id } = await staff.insights.create(anInsight({ slug: 'renamed' }));
    await staff.insights.update({ id, slug: 'living' });
    await staff.insights.create(anInsight({ slug: 'draft', status: 'draft' }));
    await staff.redirects.create({ from: '/campaign', to: '/about' });
    const found = await findIn(site, `[a](${address})`);
    expect(found).toEqual(isDead ? [`dead_link: ${address}`] : []);
  });

  test('to a file of the media library is alive while the file is there', async () => {
    const site = createSiteApp({});
    const bytes = await aPicture(20, 10).jpeg().toBuffer();
    const { id, url } = (await (await upload(site.app, { bytes, name: 'a.jpg' })).json()) as {
      id: string;
      url: string;
    };
    expect(await findIn(site, `[a](${url})`)).toEqual([]);
    await site.staff().media.remove({ id });
    expect(await findIn(site, `[a](${url})`)).toEqual([`dead_link: ${url}`]);
  });

  test('in code or prose is none', async () => {
    const site = createSiteApp({});
    expect(await findIn(site, '`[a](/nothing)` and /nothing\n\n    [a](/nothing)')).toEqual([]);
  });
});

describe('a heading', () => {
  test.each([
    ['## One\n\n### Two\n\n#### Three\n\n## Four', []],
    ['### Too deep', ['skipped_heading: Too deep']],
    ['## One\n\n#### Too *deep*', ['skipped_heading: Too *deep*']],
    ['## One\n\n### Two\n\n##### Deep\n\n## Back\n\n### Fine', ['skipped_heading: Deep']],
    ['```\n#### Code\n```', []],
  ])('in %j is found if it skips a level', async (content, expected) => {
    expect(await findIn(createSiteApp({}), content)).toEqual(expected);
  });
});

test('a picture without alternative text is found, in Markdown and in blocks', async () => {
  const site = createSiteApp({});
  expect(
    await findIn(site, '![](/media/a.png) ![ ](/media/b.png) ![A yard](/media/c.png)'),
  ).toEqual(['missing_alt: /media/a.png', 'missing_alt: /media/b.png']);
  const findings = await site.staff().checks.text({
    type: 'page',
    content: [
      { type: 'image', image: '/media/a.png', alt: '' },
      { type: 'image', image: '/media/b.png', alt: 'A yard' },
      { type: 'cards', items: [{ title: 'A', link: '/nothing' }] },
      { type: 'hero', heading: 'A', buttonLabel: 'On', buttonLink: '/nowhere' },
      { type: 'from-a-tool', link: '/nothing' },
    ],
  });
  expect(findings).toEqual([
    { fault: 'missing_alt', detail: '/media/a.png' },
    { fault: 'dead_link', detail: '/nothing' },
    { fault: 'dead_link', detail: '/nowhere' },
  ]);
});

test('an article without an excerpt or a picture is found; a figure is as good as a picture', async () => {
  const { staff } = createSiteApp({});
  const check = async (content: string, excerpt: string) =>
    (await staff().checks.text({ type: 'insight', content, excerpt })).map(({ fault }) => fault);
  expect(await check('Words alone.', ' ')).toEqual(['no_excerpt', 'no_picture']);
  expect(await check('```chart line\ntitle: A\n```', 'Short.')).toEqual([]);
  expect(await check('```js\n1\n```', 'Short.')).toEqual(['no_picture']);
});

test.each(['text', 7, null, { any: 'shape' }, [null, 7, { type: 'hero' }]])(
  'content of another shape is no fault: %j',
  async (content) => {
    const { staff } = createSiteApp({});
    expect(await staff().checks.text({ type: 'page', content })).toEqual([]);
  },
);

/** Follows the cursors. */
async function checkAll({ staff }: Site) {
  const items: Awaited<ReturnType<ReturnType<Site['staff']>['checks']['all']>>['items'] = [];
  let checked = 0;
  let calls = 0;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ReturnType<Site['staff']>['checks']['all']>> =
      await staff().checks.all({ cursor });
    items.push(...page.items);
    checked += page.checked;
    calls += 1;
    expect(page.total).toBeGreaterThanOrEqual(checked);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { items, checked, calls };
}

test('all items are checked, each once, and those without a fault are not listed', async () => {
  const site = createSiteApp({ seeded: true });
  const staff = site.staff();
  const fine = '![A yard](https://pictures.example/yard.jpg)';
  await staff.insights.create(anInsight({ title: 'Fine', content: fine }));
  await staff.insights.create(anInsight({ title: 'Dead', content: `${fine} [a](/nothing)` }));
  const content = [{ type: 'richText', markdown: '#### Deep' }];
  await staff.pages.create(aPage({ title: 'Deep', content }));
  const { items, checked } = await checkAll(site);
  const titles = items.map(({ title }) => title);
  expect(titles).not.toContain('Fine');
  expect(items).toContainEqual({
    type: 'insight',
    id: expect.any(String) as string,
    title: 'Dead',
    findings: [{ fault: 'dead_link', detail: '/nothing' }],
  });
  expect(items.find(({ title }) => title === 'Deep')).toMatchObject({ type: 'page' });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(checked).toBe(
    (await staff.insights.listAll()).length +
      (await staff.caseStudies.listAll()).length +
      (await staff.pages.summaries()).length,
  );
  await expect(staff.checks.all({ cursor: 'page_../x' })).rejects.toThrow('The cursor');
});

test('ten thousand items are checked in slices, so that other requests go on', async () => {
  const site = createSiteApp({});
  const content = `${'## One\n\nSome [words](/contact) of it.\n\n'.repeat(40)}[a](/nothing)`;
  site.deps.database.transaction(() => {
    for (let index = 0; index < 10_000; index += 1) {
      site.deps.database.insert(insights).values(anInsight({ content })).run();
    }
  });
  // The first call of a process loads the checks.
  await site.staff().checks.all({});
  const { result: first, turns } = await countTurns(site.staff().checks.all({}));
  const second = await site.staff().checks.all({ cursor: first.nextCursor });
  // No slice reads more than 500 items.
  expect(turns).toBeGreaterThanOrEqual(first.checked / 500);
  expect(first.total).toBe(10_000);
  expect(first.nextCursor).not.toBeNull();
  // How many more depends on the machine.
  expect(second.checked).toBeGreaterThan(0);
});

test('one item lists fifty findings at most', async () => {
  const found = await findIn(createSiteApp({}), '[a](/nothing) '.repeat(500));
  expect(found).toHaveLength(50);
});

test('who may read content may check it', async () => {
  const { caller, deps } = createSiteApp({});
  const agent = caller({ authorization: `Bearer ${addPerson(deps.database, 'Rana', 'agent')}` });
  await agent.checks.all({});
  const { token } = storeToken(deps.database, { permissions: ['leads:read'] });
  const tool = caller({ authorization: `Bearer ${token}` });
  await expect(tool.checks.all({})).rejects.toThrow('content:read');
  await expect(tool.checks.text({ type: 'page', content: '' })).rejects.toThrow('content:read');
});
