import { describe, expect, test } from 'vitest';
import { pages } from '../../../db/schema/pages';
import { aPage } from './pages.examples';
import { createSiteApp } from '../../test/site-app';
import { site } from '../../../src/config/site';

function createAppWith(overrides: Parameters<typeof aPage>[0]) {
  const test = createSiteApp({});
  test.deps.database
    .insert(pages)
    .values(aPage({ slug: 'careers', title: 'Careers', ...overrides }))
    .run();
  return test;
}

/** The content of the main landmark. */
const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

describe('a page that staff have written', () => {
  test('is public once it is published', async () => {
    const html = await createAppWith({}).read('/careers');
    expect(mainOf(html)).toMatch(/<h1[^>]*>Careers<\/h1>/);
    expect(mainOf(html)).toContain('<p dir="auto">We hire twice a year.</p>');
  });

  test('is a 404 while it is a draft', async () => {
    const { get } = createAppWith({ status: 'draft', title: 'A secret plan' });
    const response = await get('/careers');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('A secret plan');
    const call = await get(
      `/trpc/pages.published?input=${encodeURIComponent('{"slug":"careers"}')}`,
    );
    expect(call.status).toBe(404);
  });

  test('has its meta title and description in the head', async () => {
    const { read } = createAppWith({
      metaTitle: 'Jobs in Amman & elsewhere',
      metaDescription: 'Who we look for, twice a year.',
    });
    const html = await read('/careers');
    expect(html).toContain(`<title>Jobs in Amman &amp; elsewhere | ${site.name}</title>`);
    expect(html).toContain('<meta name="description" content="Who we look for, twice a year."/>');
    expect(mainOf(html)).toMatch(/<h1[^>]*>Careers<\/h1>/);
  });

  test.each([null, ''])(
    'has its title and first words in the head when its meta fields are %j',
    async (meta) => {
      const { read } = createAppWith({ metaTitle: meta, metaDescription: meta });
      const html = await read('/careers');
      expect(html).toContain(`<title>Careers | ${site.name}</title>`);
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(description).toMatch(/^Careers\. We hire twice a year\. /);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});

describe('the content of such a page', () => {
  test('is Markdown when it is a string', async () => {
    const html = await createAppWith({ content: '## Roles\n\nTwo **engineers**.' }).read(
      '/careers',
    );
    expect(mainOf(html)).toContain('<h2 id="roles" dir="auto">Roles</h2>');
    expect(mainOf(html)).toContain('<strong>engineers</strong>');
  });

  test('is rendered block by block, in order', async () => {
    const content = ['First.', 'Second.'].map((markdown) => ({ type: 'richText', markdown }));
    const main = mainOf(await createAppWith({ content }).read('/careers'));
    expect(main.match(/<p dir="auto">(?:First|Second)\.<\/p>/g)).toEqual([
      '<p dir="auto">First.</p>',
      '<p dir="auto">Second.</p>',
    ]);
  });

  test('has a picture beside the heading of the page if its first block is a hero', async () => {
    const content = ['Join us', 'Apply now'].map((heading) => ({ type: 'hero', heading }));
    const [opening = '', other = ''] = mainOf(await createAppWith({ content }).read('/careers'))
      .split('<section')
      .slice(1);
    expect(opening).toMatch(/<h1[^>]*>Join us<\/h1>.*<svg/s);
    expect(other).toMatch(/<h2[^>]*>Apply now<\/h2>/);
    expect(other).not.toContain('<svg');
  });

  test('has unique ids for equal headings in two blocks', async () => {
    const block = { type: 'richText', markdown: '## Roles' };
    const main = mainOf(await createAppWith({ content: [block, block] }).read('/careers'));
    const ids = Array.from(main.matchAll(/<h2 id="([^"]*)"/g), ([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    { hero: { text: 'Unknown shape' } },
    [{ type: 'carousel', slides: ['Unknown shape'] }],
    [{ type: 'image', image: 'javascript:alert(1)' }],
    ['Unknown shape'],
    42,
    true,
    {},
  ])('of the unknown shape %j shows the title only', async (content) => {
    const main = mainOf(await createAppWith({ content }).read('/careers'));
    expect(main.replaceAll(/<[^>]*>/g, '').trim()).toBe('Careers');
  });

  test('cannot run scripts', async () => {
    const content = '<script>alert(1)</script>\n\n[x](javascript:alert(1))';
    const { read } = createAppWith({ content, title: '<img src=x onerror=alert(1)>' });
    const html = await read('/careers');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('href="javascript:');
  });
});
