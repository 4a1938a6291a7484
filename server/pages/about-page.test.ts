import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { caseStudies } from '../../db/schema/case-studies';
import { insights } from '../../db/schema/insights';
import { teamMembers } from '../../db/schema/team-members';
import { createSiteApp } from '../test/site-app';

const SLUG = 'why-erp-projects-stall-in-month-five';
/** One of the newest of the same author. */
const NEWEST = 'zatca-with-the-erp-you-already-have';
const LINK = new RegExp(
  `aria-label="Articles by Khaled Mansour"(?:(?!</ul>).)*/insights/${NEWEST}"`,
);

test('the page about the firm links to the newest articles of each person, until they are withdrawn', async () => {
  const { read, deps } = createSiteApp({ seeded: true });
  expect(await read('/about')).toMatch(LINK);
  const arabic = await read('/ar/about');
  expect(arabic).toContain(`href="/ar/insights/${NEWEST}-ar"`);
  expect(arabic).not.toContain(`/insights/${NEWEST}"`);
  for (const [list = ''] of arabic.matchAll(/aria-label="مقالات بقلم [^"]+".*?<\/ul>/gs)) {
    expect(list.match(/<li/g)?.length, list).toBeLessThanOrEqual(3);
  }

  deps.database.update(insights).set({ status: 'draft' }).where(eq(insights.slug, NEWEST)).run();
  deps.responseCache.invalidate('insights');
  expect(await read('/about')).not.toMatch(LINK);
});

test('each person has a page with a portrait and the articles, which bylines lead to', async () => {
  const { read } = createSiteApp({ seeded: true });
  const page = await read('/about/khaled-mansour');
  expect(page).toContain('<title>Khaled Mansour: ERP integration lead | Masar</title>');
  expect(page).toContain('Sample profile: this person is invented');
  expect(page).toContain(`href="/insights/${SLUG}"`);
  expect(page).not.toContain('href="/insights/a-forecast-that-knows-when-ramadan-moves"');
  expect(page).toContain('hrefLang="ar" href="http://localhost:3000/ar/about/khaled-mansour"');
  expect(await read(`/insights/${SLUG}`)).toContain('href="/about/khaled-mansour"');
  expect(await read('/about')).toContain('href="/about/khaled-mansour"');
  expect(await read('/ar/about/khaled-mansour')).toContain(`href="/ar/insights/${SLUG}-ar"`);
  expect(await read('/sitemap.xml')).toContain('/ar/about/khaled-mansour<');
});

test('each study is signed by who led the project, whose page shows it', async () => {
  const { read, deps, staff } = createSiteApp({ seeded: true });
  const STUDY = '/case-studies/cold-store-orders';
  // A page with an article would be made again for that.
  deps.database.update(caseStudies).set({ relatedInsightId: null }).run();
  const signature = /In the words of.*?<a href="\/about\/noor-omari"[^>]*>([^<]*)/;
  expect(signature.exec(await read(STUDY))?.[1]).toBe('Noor Omari');
  expect(await read(`/ar${STUDY}-ar`)).toMatch(/بقلم.*?href="\/ar\/about\/noor-omari"/);
  const page = await read('/about/noor-omari');
  expect(page).toMatch(/Projects<.*href="\/case-studies\/cold-store-orders"/s);
  expect(page).not.toContain('href="/case-studies/one-order-book"');

  const isNoor = and(eq(teamMembers.slug, 'noor-omari'), eq(teamMembers.language, 'en'));
  const noor = deps.database.select().from(teamMembers).where(isNoor).get();
  await staff().team.update({ id: noor?.id ?? '', name: 'Noor Al-Omari' });
  expect(signature.exec(await read(STUDY))?.[1]).toBe('Noor Al-Omari');

  deps.database.update(caseStudies).set({ authorId: null }).run();
  deps.responseCache.invalidate('caseStudies');
  expect(await read(STUDY)).not.toContain('In the words of');
  expect(await read('/about/noor-omari')).not.toContain('Projects<');
});

test('a person who is not shown in a language has no page there, and bylines are no links', async () => {
  const { get, read, deps } = createSiteApp({ seeded: true });
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await statusOf('/about/nobody')).toBe(404);
  const khaled = eq(teamMembers.slug, 'khaled-mansour');
  const ofLanguage = (language: 'en' | 'ar') => and(khaled, eq(teamMembers.language, language));
  deps.database.update(teamMembers).set({ isHidden: true }).where(ofLanguage('en')).run();
  deps.responseCache.invalidate('team');
  deps.responseCache.invalidate('insights');
  // To the page in the other language, if there is one.
  const moved = await get('/about/khaled-mansour');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/ar/about/khaled-mansour']);
  expect(await statusOf('/ar/about/khaled-mansour')).toBe(200);
  const article = await read(`/insights/${SLUG}`);
  expect(article).toContain('Khaled Mansour');
  expect(article).not.toContain('href="/about/khaled-mansour"');
  expect(await read('/sitemap.xml')).not.toContain('3000/about/khaled-mansour<');
  deps.database.update(teamMembers).set({ isHidden: true }).where(khaled).run();
  deps.responseCache.invalidate('team');
  expect(await statusOf('/ar/about/khaled-mansour')).toBe(404);
});
