import { DAY_MS, HOUR_MS } from '../durations';
import { type Language, LANGUAGES } from '../enums';
import { insights as articles } from './insights';
import { arabicInsights } from './insights/ar';
import { caseStudies } from './studies';
import { arabicStudies } from './studies/ar';
import { LED_BY, SIGNED_BY, team } from './team';
import type { SeedInsight } from './types';

/** When the newest study was written: the same in every installation, for the sitemap. */
const STUDIES_WRITTEN_AT = Date.parse('2026-10-26T09:00:00.000Z');
const DAYS_BETWEEN_STUDIES = 12;
const after = (milliseconds: number) => new Date(STUDIES_WRITTEN_AT + milliseconds).toISOString();

/** The people of the firm, once in each language. */
export function sampleMembers() {
  return team.flatMap(({ key, slug, ...texts }, index) =>
    LANGUAGES.map((language) => ({
      key: `${key} ${language}`,
      values: { ...texts[language], slug, language },
      createdAt: after(index * HOUR_MS),
    })),
  );
}

export interface SampleInsight {
  values: Omit<SeedInsight, 'publishedAt' | 'updatedAt'>;
  language: Language;
  publishedAt: string;
  updatedAt: string;
  /** The key of the member who signs it. */
  author: string;
  /** The slug of the original of a translation. */
  original: string | null;
}

/** The articles, each original in front of its translation. */
export function sampleInsights(): SampleInsight[] {
  return articles.flatMap(({ publishedAt, updatedAt = publishedAt, ...values }) => {
    const times = { publishedAt, updatedAt };
    const { slug, category } = values;
    const author = SIGNED_BY[slug] ?? SIGNED_BY[category] ?? '';
    const english = { values, language: 'en', ...times, author: `${author} en`, original: null };
    const arabic = arabicInsights[slug];
    if (!arabic) return [english as SampleInsight];
    const translation = {
      values: { ...values, ...arabic, slug: `${slug}-ar` },
      language: 'ar',
      ...times,
      author: `${author} ar`,
      original: slug,
    };
    return [english, translation] as SampleInsight[];
  });
}

/** The studies, the first one newest, so that lists have the order of the file. */
export function sampleStudies() {
  return caseStudies.flatMap(({ relatedInsight, ...values }, index) => {
    const createdAt = after(-index * DAYS_BETWEEN_STUDIES * DAY_MS);
    const { slug } = values;
    const author = LED_BY[slug] ?? '';
    const english = {
      values,
      language: LANGUAGES[0],
      author: `${author} en`,
      relatedInsight,
      createdAt,
      original: null,
    };
    const arabic = arabicStudies[slug];
    if (!arabic) return [english];
    const translation = {
      values: { ...values, ...arabic, slug: `${slug}-ar` },
      language: LANGUAGES[1],
      author: `${author} ar`,
      relatedInsight: `${relatedInsight}-ar`,
      createdAt,
      original: slug,
    };
    return [english, translation];
  });
}
