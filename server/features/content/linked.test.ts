import { expect, test } from 'vitest';
import type { Language } from '../../../db/enums';
import { createSiteApp } from '../../test/site-app';
import { storeStudy } from '../case-studies/case-studies.examples';
import { storeInsight } from '../insights/insights.examples';
import { storePage } from '../pages/pages.examples';
import { storeMember } from '../team/team.examples';

const alternates = (html: string) =>
  Array.from(
    html.matchAll(/<link rel="alternate" hrefLang="(\w+)" href="([^"]+)"/gi),
    ([, ...found]) => found.join(' '),
  ).sort();

test('an article names its translation, its language and its author', async () => {
  const { read, deps, staff } = createSiteApp({});
  const authorId = storeMember(deps.database, { name: 'Yara Khoury', role: 'Analyst' });
  const original = storeInsight(deps.database, { slug: 'one', authorId });
  const arabic = { slug: 'one-ar', language: 'ar', translationOf: original.id } as const;
  storeInsight(deps.database, { ...arabic, status: 'draft' });
  expect(alternates(await read('/insights/one'))).toEqual([]);
  const [draft] = (await staff().insights.listAll()).filter(({ slug }) => slug === 'one-ar');
  await staff().insights.update({ id: draft?.id ?? '', status: 'published' });

  const html = await read('/insights/one');
  const both = [`ar ${deps.siteUrl}/ar/insights/one-ar`, `en ${deps.siteUrl}/insights/one`];
  expect(alternates(html)).toEqual(both);
  expect(html).toMatch(/>Yara Khoury<\/a><span[^>]*>Analyst<\/span>/);
  expect(html).toMatch(
    /"author":\{"@type":"Person","@id":"[^"]+\/about#[\w-]+","url":"[^"]+","name":"Yara Khoury","jobTitle":"Analyst"/,
  );
  expect(html).toContain('"inLanguage":"en"');
  expect(html).toContain(
    `"workTranslation":[{"@id":"${deps.siteUrl}/ar/insights/one-ar#article"}]`,
  );
  const translated = await read('/ar/insights/one-ar');
  expect(alternates(translated)).toEqual(both);
  expect(translated).toMatch(/<article (dir="rtl" lang="ar"|lang="ar" dir="rtl")>/);
  expect(translated).toContain('"inLanguage":"ar"');

  await staff().team.update({ id: authorId, name: 'Yara K.' });
  expect(await read('/insights/one')).toContain('>Yara K.</a>');
});

test('an author is one person in both languages, with a page in each', async () => {
  const { read, deps } = createSiteApp({});
  const signed = (language: Language, slug: string) =>
    storeInsight(deps.database, {
      slug,
      language,
      authorId: storeMember(deps.database, { slug: 'yara-khoury', language }),
    });
  signed('en', 'one');
  signed('ar', 'one-ar');
  const id = `"@id":"${deps.siteUrl}/about#yara-khoury"`;
  const english = await read('/insights/one');
  expect(english).toContain(`${id},"url":"${deps.siteUrl}/about/yara-khoury"`);
  expect(english).toContain('href="/about/yara-khoury"');
  const arabic = await read('/ar/insights/one-ar');
  expect(arabic).toContain(`${id},"url":"${deps.siteUrl}/ar/about/yara-khoury"`);
  expect(arabic).toContain('href="/ar/about/yara-khoury"');
});

test('a page names its translation', async () => {
  const { read, deps } = createSiteApp({});
  const { id } = storePage(deps.database, { slug: 'one' });
  storePage(deps.database, { slug: 'one-ar', language: 'ar', translationOf: id });
  const both = [`ar ${deps.siteUrl}/ar/one-ar`, `en ${deps.siteUrl}/one`];
  expect(alternates(await read('/one'))).toEqual(both);
  expect(alternates(await read('/ar/one-ar'))).toEqual(both);
  expect(await read('/ar/one-ar')).toMatch(/<article (dir="rtl" lang="ar"|lang="ar" dir="rtl")>/);
});

test('a case study names its translation, its language and its author', async () => {
  const { read, deps } = createSiteApp({});
  const authorId = storeMember(deps.database, { name: 'Yara Khoury', role: 'Analyst' });
  const translationOf = storeStudy(deps.database, { slug: 'one', authorId });
  storeStudy(deps.database, { slug: 'one-ar', language: 'ar', translationOf });
  const both = [`ar ${deps.siteUrl}/ar/case-studies/one-ar`, `en ${deps.siteUrl}/case-studies/one`];
  const html = await read('/case-studies/one');
  expect(alternates(html)).toEqual(both);
  expect(html).toContain('>Yara Khoury, Analyst</span>');
  expect(html).toMatch(
    /"author":\{"@type":"Person","@id":"[^"]+\/about#[\w-]+","url":"[^"]+","name":"Yara Khoury","jobTitle":"Analyst"/,
  );
  expect(html).toContain('"inLanguage":"en"');
  expect(html).toContain(
    `"workTranslation":[{"@id":"${deps.siteUrl}/ar/case-studies/one-ar#article"}]`,
  );
  const translated = await read('/ar/case-studies/one-ar');
  expect(alternates(translated)).toEqual(both);
  expect(translated).toContain('"inLanguage":"ar"');
});
