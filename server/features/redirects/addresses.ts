import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { CONTENT_TYPES, type ContentType, type Language } from '../../../db/enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { pathIn, splitLanguage } from '../../../src/config/languages';
import { normalizePath } from '../../pages/page-paths';
import type { ContentItem } from '../content/content-tables';

/** The records with an address, each in front of its slug. */
const ADDRESSED = {
  insight: { table: insights, prefix: '/insights/' },
  case_study: { table: caseStudies, prefix: '/case-studies/' },
  page: { table: pages, prefix: '/' },
} satisfies Record<ContentType, object>;

const queries = prepared((database) => {
  const of = ({ table }: (typeof ADDRESSED)[ContentType]) => ({
    idBySlug: database
      .select({ id: table.id, language: table.language })
      .from(table)
      .where(eq(table.slug, sql.placeholder('slug')))
      .prepare(),
    byId: database
      .select({ slug: table.slug, title: table.title, language: table.language })
      .from(table)
      .where(eq(table.id, sql.placeholder('id')))
      .prepare(),
  });
  const { insight, case_study, page } = ADDRESSED;
  return { insight: of(insight), case_study: of(case_study), page: of(page) };
});

interface Addressed {
  slug: string;
  language: Language;
}

/** The address of an item: a change of its slug or of its language is a change of address. */
export const addressOf = (type: ContentType, { slug, language }: Addressed) =>
  pathIn(language, `${ADDRESSED[type].prefix}${slug}`);

/** The item at an address, public or not. */
export function itemAt(database: Database, address: string): ContentItem | undefined {
  const { language, path } = splitLanguage(address);
  const type = CONTENT_TYPES.find((each) => path.startsWith(ADDRESSED[each].prefix));
  if (!type) return undefined;
  const slug = path.slice(ADDRESSED[type].prefix.length);
  const row = queries(database)[type].idBySlug.get({ slug });
  return row?.language === language ? { type, id: row.id } : undefined;
}

export interface ItemAddress extends Addressed {
  title: string;
  path: string;
}

/** The present address of an item; undefined for one that was removed. */
export function addressOfItem(
  database: Database,
  { type, id }: ContentItem,
): ItemAddress | undefined {
  const row = queries(database)[type].byId.get({ id });
  return row && { ...row, path: addressOf(type, row) };
}

/** The path under which a redirect is stored: in lower case, decoded, without a slash at the end. */
export const storedPath = (pathname: string) => decodeURIComponent(normalizePath(pathname));
