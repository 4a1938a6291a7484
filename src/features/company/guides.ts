import { type Country, COUNTRY_GUIDES } from '../../config/guides';
import { originalSlug } from '../../config/slugs';

interface Article {
  slug: string;
  title: string;
}

/** The article with a slug in its language; undefined if it is not published. */
export function guideIn(articles: Article[], original: string): Article | undefined {
  const article = articles.find(({ slug }) => originalSlug(slug) === original);
  return article && { slug: article.slug, title: article.title };
}

/** The slug of the guide to each country that has one. */
export type CountryGuides = Partial<Record<Country, string>>;

export const countryGuidesIn = (articles: Article[]): CountryGuides =>
  Object.fromEntries(
    Object.entries(COUNTRY_GUIDES).map(([country, original]) => [
      country,
      guideIn(articles, original)?.slug,
    ]),
  );
