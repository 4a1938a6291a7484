import { describe, expect, onTestFinished, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../client';
import { INSIGHT_CATEGORIES, type Language } from '../enums';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';
import { findFigureMistakes } from '../../server/features/content/figures/figures.schema';
import { textLanguage } from '../../src/lib/text-language';
import { seedSite } from './site';
import { team } from './team';
import { pathIn } from '../../src/config/languages';
import { solutionIds } from '../../src/config/site';

const NOW = '2026-11-21T09:00:00.000Z';

function seededDatabase() {
  const database = openDatabase(':memory:');
  onTestFinished(() => {
    database.$client.close();
  });
  seedSite(database);
  return {
    database,
    studies: () => database.select().from(caseStudies).all(),
    articles: () => database.select().from(insights).all(),
  };
}

const wordsOf = (markdown: string) =>
  markdown.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe("the site's own content", () => {
  test('has at least eight case studies, three of them featured in each language', () => {
    const { studies } = seededDatabase();
    expect(studies().length).toBeGreaterThanOrEqual(8);
    const featured = studies().filter((study) => study.featured === 'true');
    expect(featured.map(({ language }) => language).sort()).toEqual([
      'ar',
      'ar',
      'ar',
      'en',
      'en',
      'en',
    ]);
    expect(studies().map(({ slug }) => slug)).toContain('hair-salon-website');
  });

  test('fills every field of a case study', () => {
    for (const study of seededDatabase().studies()) {
      expect(study.slug).toMatch(slugPattern);
      for (const field of ['title', 'industry', 'challenge', 'solution', 'timeline'] as const) {
        expect(study[field].trim(), `${study.slug}: ${field}`).not.toBe('');
      }
      expect(study.results.length, study.slug).toBeGreaterThanOrEqual(2);
      for (const result of study.results) {
        expect(result).toEqual({
          metric: expect.stringMatching(/\S/) as unknown,
          value: expect.stringMatching(/\S/) as unknown,
          description: expect.stringMatching(/\S/) as unknown,
          from: expect.stringMatching(/\S/) as unknown,
          to: expect.stringMatching(/\S/) as unknown,
          measuredBy: expect.stringMatching(/\.$/) as unknown,
        });
      }
      expect(study.stack.length, study.slug).toBeGreaterThan(0);
      expect(study.steps?.length, study.slug).toBeGreaterThanOrEqual(3);
      expect(study.lessons?.split('\n\n'), study.slug).toHaveLength(2);
      const facts = [study.location, study.team, study.relatedInsightId];
      expect(facts, study.slug).not.toContain(null);
      expect(study.createdAt < NOW, study.slug).toBe(true);
    }
  });

  test('has studies with dates of their own and a first sentence of 150 characters', () => {
    const first = seededDatabase().studies();
    const second = seededDatabase().studies();
    expect(first.map(({ updatedAt }) => updatedAt)).toEqual(
      second.map(({ updatedAt }) => updatedAt),
    );
    for (const { slug, language, challenge, updatedAt } of first) {
      expect(updatedAt < '2026-11-01', slug).toBe(true);
      if (language === 'en') expect(challenge.slice(0, 150), slug).toMatch(/^[^\n]*\.$/);
    }
  });

  test('is set with typographic signs, and spells email one way', () => {
    const { studies, articles } = seededDatabase();
    const texts = [
      ...studies().flatMap(
        ({ title, searchTitle, challenge, solution, lessons, steps, results }) => [
          title,
          searchTitle,
          challenge,
          solution,
          lessons,
          ...(steps ?? []).flatMap((step) => Object.values(step)),
          ...results.flatMap((result) => Object.values(result)),
        ],
      ),
      ...articles().flatMap(({ title, searchTitle, excerpt, content }) => [
        title,
        searchTitle,
        excerpt,
        content,
      ]),
    ];
    const typed = /.{0,9}(?:'|\be-mail|(?<=^|\s)-\d|\d(?:min|days)\b).{0,9}/gi;
    expect(texts.flatMap((text) => text?.match(typed) ?? [])).toEqual([]);
  });

  test('has search titles that are shown whole, each in its language and only once', () => {
    const { studies, articles } = seededDatabase();
    const rows = [...studies(), ...articles()];
    for (const { slug, language, title, searchTitle } of rows) {
      expect(searchTitle, slug).toMatch(/^\S.{18,58}[^\s.،؛]$/);
      expect(searchTitle, slug).not.toBe(title);
      expect(textLanguage(searchTitle ?? '').lang === 'ar', slug).toBe(language === 'ar');
    }
    expect(new Set(rows.map(({ searchTitle }) => searchTitle)).size).toBe(rows.length);
  });

  test('has at least twelve insights, over all five categories', () => {
    const rows = seededDatabase().articles();
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(INSIGHT_CATEGORIES));
  });

  test('has insights of 400 to 900 words, and a long one', () => {
    const long = 'three-tax-calendars-and-one-invoice-queue';
    for (const { slug, content, excerpt } of seededDatabase().articles()) {
      expect(slug).toMatch(slugPattern);
      expect(excerpt.length, slug).toBeGreaterThan(50);
      const { length } = wordsOf(content.replaceAll(/~~~[^~]*~~~/g, ''));
      const [least, most] = slug.startsWith(long) ? [1300, 2500] : [400, 900];
      expect(length, `${slug} has ${length} words`).toBeGreaterThanOrEqual(least);
      expect(length, `${slug} has ${length} words`).toBeLessThanOrEqual(most);
    }
  });

  test('has figures that the server draws', () => {
    for (const { slug, content } of seededDatabase().articles()) {
      expect(findFigureMistakes(content), slug).toEqual([]);
    }
  });

  test('has Arabic versions, linked to their originals, with as many sections and figures', () => {
    const rows = seededDatabase().articles();
    const translations = rows.filter(({ language }) => language === 'ar');
    expect(translations).toHaveLength(rows.length / 2);
    const shapeOf = (content: string) => content.match(/^(?:## |~~~[a-z ]+|\| ---|\d+\. |- |> )/gm);
    for (const { slug, title, excerpt, content, translationOf, publishedAt } of translations) {
      const original = rows.find(({ id }) => id === translationOf);
      expect(original, slug).toMatchObject({ slug: slug.replace(/-ar$/, ''), publishedAt });
      expect(shapeOf(content), slug).toEqual(shapeOf(original?.content ?? ''));
      for (const text of [title, excerpt, content]) expect(textLanguage(text).lang).toBe('ar');
    }
  });

  test('has Arabic texts with Arabic punctuation and Latin digits, except where digits are the subject', () => {
    const { studies, articles } = seededDatabase();
    const isArabic = ({ language }: { language: string }) => language === 'ar';
    const texts = [
      ...articles().map(({ language, content }) => ({ language, content })),
      ...studies().map(({ language, ...study }) => ({
        language,
        content: [study.challenge, study.solution, study.lessons, study.location, study.team]
          .concat((study.steps ?? []).flatMap((step) => Object.values(step) as string[]))
          .concat(study.results.flatMap((result) => Object.values(result) as string[]))
          .join('\n'),
      })),
    ];
    const wrong =
      /.{0,15}(?:[٠-٩]|\p{Script=Arabic}\s?[,;?]|[“”"]|\p{Script=Arabic} [،؛؟.:]).{0,9}/gu;
    const prose = texts
      .filter(isArabic)
      .map(({ content }) => content.replaceAll(/~~~[^~]*~~~|`[^`]*`|٢٥٠|٢٠٢٦|٠٧٩|١ لتر/g, 'x'));
    expect(prose.flatMap((text) => text.match(wrong) ?? [])).toEqual([]);
  });

  test('has Arabic versions of all studies, with as many steps and results', () => {
    const rows = seededDatabase().studies();
    const translations = rows.filter(({ language }) => language === 'ar');
    expect(translations).toHaveLength(rows.length / 2);
    const shapeOf = ({ steps, results, lessons }: (typeof rows)[number]) => [
      steps?.length,
      results.length,
      lessons?.split('\n').length,
    ];
    for (const study of translations) {
      const { slug, translationOf, title, industry, challenge, solution, createdAt } = study;
      const original = rows.find(({ id }) => id === translationOf);
      expect(original, slug).toMatchObject({ slug: slug.replace(/-ar$/, ''), createdAt });
      expect(shapeOf(study), slug).toEqual(original && shapeOf(original));
      for (const text of [title, industry, challenge, solution]) {
        expect(textLanguage(text).lang, slug).toBe('ar');
      }
    }
  });

  test('links only to existing pages of its language', () => {
    const { studies, articles } = seededDatabase();
    const known = { en: new Set<string>(), ar: new Set<string>() };
    const add = (language: Language, path: string) => known[language].add(pathIn(language, path));
    for (const { slug, language } of studies()) add(language, `/case-studies/${slug}`);
    for (const { slug, language } of articles()) add(language, `/insights/${slug}`);
    for (const path of [
      '/solutions',
      ...solutionIds.map((id) => `/solutions/${id}`),
      '/case-studies',
      '/about',
      ...team.map(({ slug }) => `/about/${slug}`),
      '/insights',
      '/contact',
    ]) {
      for (const language of ['en', 'ar'] as const) add(language, path);
    }
    for (const { slug, language, content } of articles()) {
      for (const [, target = ''] of content.matchAll(/\]\((\/[^)#\s]*)/g)) {
        expect(known[language], `${slug} links to ${target}`).toContain(target);
      }
    }
  });
});

describe('seeding', () => {
  test('happens once', () => {
    const { database, studies, articles } = seededDatabase();
    const before = [studies(), articles()];
    seedSite(database);
    expect([studies(), articles()]).toEqual(before);
  });

  test('never overwrites edited content', () => {
    const { database, studies } = seededDatabase();
    const where = eq(caseStudies.slug, 'hair-salon-website');
    database.update(caseStudies).set({ title: 'Edited', featured: 'true' }).where(where).run();
    seedSite(database);
    const study = studies().find(({ slug }) => slug === 'hair-salon-website');
    expect(study).toMatchObject({ title: 'Edited', featured: 'true' });
  });

  test.each([
    ['case studies', caseStudies],
    ['insights', insights],
  ])('adds nothing to a database in which all %s were removed', (_name, table) => {
    const { database, studies, articles } = seededDatabase();
    database.delete(table).run();
    const before = [studies().length, articles().length];
    seedSite(database);
    expect([studies().length, articles().length]).toEqual(before);
  });
});
