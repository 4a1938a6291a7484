import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { findProjectRoot } from '../../db/project-root';
import { LANGUAGES } from '../../db/public-enums';
import { pathIn } from '../../src/config/languages';
import { FIXED_PATHS } from '../../src/config/pages';
import { graphOf, type Thing } from '../test/graph';
import { createSiteApp } from '../test/site-app';

/** One of each kind of page with data of its own. */
const ITEMS = [
  '/insights/a-forecast-that-knows-when-ramadan-moves',
  '/ar/insights/a-forecast-that-knows-when-ramadan-moves-ar',
  '/case-studies/cold-store-orders',
  '/ar/case-studies/cold-store-orders-ar',
  '/about/khaled-mansour',
  '/ar/about/khaled-mansour',
];

interface Statement {
  path: string;
  data: Thing;
}

test('the structured data of every kind of page is valid by the definitions of schema.org', async () => {
  const { read } = createSiteApp({ seeded: true });
  const fixed = LANGUAGES.flatMap((language) => FIXED_PATHS.map((path) => pathIn(language, path)));
  const statements: Statement[] = [];
  for (const path of [...fixed, ...ITEMS]) {
    for (const data of graphOf(await read(path))) statements.push({ path, data });
  }
  const types = new Set(statements.map(({ data }) => data['@type']));
  expect([...types].sort()).toMatchInlineSnapshot(`
    [
      "AboutPage",
      "Article",
      "Blog",
      "BlogPosting",
      "BreadcrumbList",
      "CollectionPage",
      "ContactPage",
      "FAQPage",
      "ItemList",
      "Organization",
      "Person",
      "ProfilePage",
      "Service",
      "WebPage",
      "WebSite",
    ]
  `);
  // Invented studies say so to machines too.
  const genres = statements.map(({ data }) => (data as { genre?: string }).genre).filter(Boolean);
  expect(genres).toEqual(['Illustrative example', 'مثال توضيحي']);
  expect(faultsOf(statements)).toEqual([]);
});

test('a list and its articles have the same ids, and a section is named in the page’s language', async () => {
  const { read } = createSiteApp({ seeded: true });
  const dataOf = async (path: string, type: string) =>
    graphOf(await read(path)).find((data) => data['@type'] === type);
  const article = await dataOf(ITEMS[1] ?? '', 'BlogPosting');
  expect(article).toMatchObject({
    '@id': expect.stringMatching(/\/ar\/insights\/[\w-]+-ar#article$/) as unknown,
    inLanguage: 'ar',
    articleSection: 'الذكاء الاصطناعي والتحليلات',
  });
  const blog = await dataOf('/ar/insights', 'Blog');
  expect(blog).toMatchObject({ '@id': expect.stringMatching(/\/ar\/insights#list$/) as unknown });
  const ids = (blog?.blogPost as { '@id': string }[]).map((post) => post['@id']);
  expect(ids).toContain(article?.['@id']);
});

test('each page says what it is, what it is about and where it belongs, by ids of its graph', async () => {
  const { read } = createSiteApp({ seeded: true });
  const website = 'http://localhost:3000/#website';
  for (const path of ['/ar/about', '/ar/insights', ...ITEMS.filter((item) => /^.ar/.test(item))]) {
    const graph = graphOf(await read(path));
    const ids = graph.map((thing) => thing['@id']);
    const page = graph.find((thing) => thing['@id']?.endsWith(`${path}#page`));
    expect(page).toMatchObject({ inLanguage: 'ar', isPartOf: { '@id': website } });
    const { mainEntity, breadcrumb } = page as Record<string, { '@id': string }>;
    expect(ids).toContain(mainEntity?.['@id']);
    expect(ids).toContain(breadcrumb?.['@id']);
  }
});

test('the author of an article is one of the people of the page about the company', async () => {
  const { read } = createSiteApp({ seeded: true });
  const about = await read('/ar/about');
  for (const path of ITEMS.slice(0, 2)) {
    const [, id = ''] = /"author":\{"@type":"Person","@id":"([^"]+)"/.exec(await read(path)) ?? [];
    expect(id).toMatch(/\/about#[\w-]+$/);
    const page = id.includes('/ar/') ? about : await read('/about');
    expect(page).toContain(`"@id":"${id}"`);
    expect(page).toContain(`id="${id.split('#')[1]}"`);
  }
});

test('a property that the type does not have is named', () => {
  const data = { '@type': 'Service', nmae: 'Analytics' };
  expect(faultsOf([{ path: '/x', data }])).toEqual([expect.stringMatching(/^\/x Service: .*nmae/)]);
});

/** What the TypeScript compiler says of the data as values of the types of schema.org. */
function faultsOf(statements: Statement[]): string[] {
  // Below node_modules, so that the compiler finds the definitions and nothing else does the file.
  const folder = mkdtempSync(join(findProjectRoot(), 'node_modules/.structured-data-'));
  const file = join(folder, 'statements.ts');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = statements.map(({ data }, index) => {
    const type = `Exclude<schema.${data['@type']}, string>`;
    return `export const s${index}: ${type} = ${JSON.stringify(data)};`;
  });
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...lines].join('\n'));
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: source }) => {
    const line =
      source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line : 0;
    const statement = statements[line - 1];
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${statement?.path} ${statement?.data['@type']}: ${text.slice(0, 500)}`;
  });
}

test('an article says when it was corrected, and its data which sources it links', async () => {
  const { read } = createSiteApp({ seeded: true });
  const corrected = await read('/insights/three-tax-calendars-and-one-invoice-queue');
  expect(corrected).toContain('>Updated Nov 29, 2026<');
  expect(await read('/insights/why-erp-projects-stall-in-month-five')).not.toContain('>Updated ');
  const article = graphOf(corrected).find((thing) => thing['@type'] === 'BlogPosting');
  const sources = article?.citation as string[];
  expect(sources.length).toBeGreaterThan(10);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources).not.toContain('https://zatca.gov.sa');
});

test('an article whose link has no valid address is shown, with that address as it is', async () => {
  const { read, staff } = createSiteApp({});
  await staff().insights.create({
    title: 'A link',
    slug: 'a-link',
    excerpt: 'One link.',
    content: '[Here](https://a:b/c)',
    category: 'Supply Chain',
  });
  const article = graphOf(await read('/insights/a-link')).find(
    (thing) => thing['@type'] === 'BlogPosting',
  );
  expect(article?.citation).toEqual(['https://a:b/c']);
});
