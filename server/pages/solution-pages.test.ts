import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../db/public-enums';
import { insights } from '../../db/schema/insights';
import { teamMembers } from '../../db/schema/team-members';
import { pathIn } from '../../src/config/languages';
import { solutionPath } from '../../src/config/pages';
import { solutionIds } from '../../src/config/site';
import { solutionProof } from '../../src/config/solutions';
import arabic from '../../src/features/company/solution-copy/labels.copy.ar';
import english from '../../src/features/company/solution-copy/labels.copy.en';
import { graphOf } from '../test/graph';
import { createSiteApp } from '../test/site-app';

const PAGES = LANGUAGES.flatMap((language) =>
  solutionIds.map((id) => ({ id, language, path: pathIn(language, solutionPath(id)) })),
);

const ARTICLES = {
  'ai-analytics': 5,
  'saas-platforms': 4,
  'supply-chain': 3,
  'erp-integration': 7,
  'web-development': 4,
};

const questionsOf = (id: string) => (id === 'erp-integration' ? 7 : 6);

const itemsIn = (html: string, id: string) => {
  const [, section = ''] =
    new RegExp(`aria-labelledby="${id}">(.*?)</section>`, 's').exec(html) ?? [];
  return countItems(section.replace(/<ul aria-label.*?<\/ul>/s, ''));
};

/** The list after a heading. */
const listUnder = (html: string, heading: string) =>
  html.split(`>${heading}</h2>`)[1]?.split('</ul>')[0] ?? '';

const countItems = (html: string) => html.match(/<(?:li|dt)[ >]/g)?.length ?? 0;

const LABELS = { en: english, ar: arabic };

describe.each(PAGES)('$path', ({ id, language, path }) => {
  test('says when it pays and when not, how a project runs and what is left behind', async () => {
    const { read } = createSiteApp({ seeded: true });
    const html = await read(path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(itemsIn(html, 'stages')).toBe(5);
    // Four of what is left behind and three needs, without the tools.
    expect(itemsIn(html, 'deliverables')).toBe(7);
    expect(itemsIn(html, 'articles')).toBe(ARTICLES[id]);
    const { fits, against } = LABELS[language];
    expect(countItems(listUnder(html, fits))).toBe(id === 'supply-chain' ? 4 : 3);
    expect(countItems(listUnder(html, against))).toBe(3);
    // The screen of its study.
    expect(html).toMatch(
      /aria-labelledby="example">.*<figure[^>]*><div[^>]*><div role="img" aria-label="[^"]/s,
    );
    expect(html).toMatch(/aria-labelledby="example">.*?· (?:sample|مثال توضيحي)</s);
    expect(itemsIn(html, 'questions')).toBe(questionsOf(id));
    expect(html).toContain(`href="${pathIn(language, '/solutions')}#${id}"`);
  });

  test('is the main entity of its graph, with its questions', async () => {
    const { read } = createSiteApp({ seeded: true });
    const html = await read(path);
    const graph = graphOf(html);
    const page = graph.find((thing) => thing['@id']?.endsWith(`${path}#page`));
    const service = graph.find((thing) => thing['@type'] === 'Service');
    expect(page?.mainEntity).toEqual({ '@id': service?.['@id'] });
    // In the words of the page.
    expect(html).toContain(`>${String(service?.description)}</p>`);
    expect(service?.url).toMatch(new RegExp(`${path}$`));
    const { subjectOf } = service as unknown as { subjectOf: { '@id': string }[] };
    const written = subjectOf.map((work) => new URL(work['@id']).pathname);
    expect(written.length).toBeGreaterThan(1);
    for (const address of written) expect(html).toContain(`href="${address}"`);
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(questionsOf(id));
  });

  test('is linked from the page of all solutions', async () => {
    const { read } = createSiteApp({ seeded: true });
    expect(await read(pathIn(language, '/solutions'))).toContain(`href="${path}"`);
  });
});

test('the other articles stay when the first one is withdrawn', async () => {
  const { read, deps } = createSiteApp({ seeded: true });
  const [, first] = solutionProof['erp-integration'];
  deps.database.update(insights).set({ status: 'draft' }).where(eq(insights.slug, first)).run();
  const html = await read('/solutions/erp-integration');
  expect(itemsIn(html, 'articles')).toBe(ARTICLES['erp-integration'] - 1);
  expect(html).not.toContain(`/insights/${first}"`);
});

test('a solution names who to talk to, unless that person is not shown', async () => {
  const { read, deps } = createSiteApp({ seeded: true });
  const path = '/solutions/erp-integration';
  expect(await read(path)).toMatch(/You would talk to<\/p>.*?href="\/about\/khaled-mansour"/);
  deps.database
    .update(teamMembers)
    .set({ isHidden: true })
    .where(eq(teamMembers.slug, 'khaled-mansour'))
    .run();
  deps.responseCache.invalidate('team');
  expect(await read(path)).not.toContain('You would talk to</p>');
});

test('a solution that does not exist has no page', async () => {
  const { get } = createSiteApp({ seeded: true });
  for (const path of ['/solutions/blockchain', '/ar/solutions/blockchain']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('the other studies of a solution are linked beside its example', async () => {
  const { read } = createSiteApp({ seeded: true });
  const studiesOf = async (path: string) => {
    const [, example = ''] =
      /aria-labelledby="example">(.*?)<\/section>/s.exec(await read(path)) ?? [];
    return Array.from(example.matchAll(/href="([^"]+)"/g), ([, href]) => href);
  };
  expect(await studiesOf('/solutions/ai-analytics')).toEqual([
    '/case-studies/cold-store-orders',
    '/case-studies/customs-documents',
    '/case-studies/solar-washing-plan',
  ]);
  expect(await studiesOf('/ar/solutions/erp-integration')).toEqual([
    '/ar/case-studies/packaging-erp-integration-ar',
  ]);
});

test.each(['/', '/ar'])('%s links to ERP integration, which has no card there', async (path) => {
  const { read } = createSiteApp({ seeded: true });
  const [, main = ''] = (await read(path)).split('<main');
  expect(main).toContain(`href="${path === '/' ? '' : path}/solutions/erp-integration"`);
});

test.each([
  ['/solutions/erp-integration', /ZATCA.*Peppol.*JoFotara/s],
  ['/ar/solutions/erp-integration', /ZATCA.*Peppol.*JoFotara/s],
])('%s says what e-invoicing is in each country', async (path, countries) => {
  const { read } = createSiteApp({ seeded: true });
  const [, section = ''] =
    /<section id="e-invoicing".*?>(.*?)<\/section>/s.exec(await read(path)) ?? [];
  expect(section.match(/<h3/g)).toHaveLength(4);
  expect(section).toMatch(countries);
});

test('each solution ends with words of its own, and each article asks for its author', async () => {
  const { read } = createSiteApp({ seeded: true });
  const bandOf = async (path: string) =>
    /<h2 id="cta-heading"[^>]*>(.*?)<\/h2>/.exec(await read(path))?.[1];
  const bands = await Promise.all(PAGES.map(({ path }) => bandOf(path)));
  expect(new Set(bands).size).toBe(PAGES.length);
  expect(await bandOf('/insights/four-item-codes-for-one-carton')).toBe(
    'Ask Khaled Mansour about your own case.',
  );
});
