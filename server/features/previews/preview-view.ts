import type { Database } from '../../../db/client';
import {
  CONTENT_TYPES,
  type ContentStatus,
  type ContentType,
  type Language,
} from '../../../db/enums';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { getCaseStudy } from '../case-studies/case-studies.service';
import { readDraft, withDraft } from '../drafts/drafts.service';
import { type ContentItem, findItem } from '../content/content-tables';
import { linkedTo } from '../content/linked';
import { articleOf } from '../insights/article';
import { withCovers } from '../insights/covers';
import { getInsight, listInsights } from '../insights/insights.service';
import { pageView } from '../pages/page-view';
import { getPage } from '../pages/pages.service';
import { addressOf } from '../redirects/addresses';

/** The item of an id, of whatever type. */
export function itemOfId(database: Database, id: string): ContentItem {
  const type = CONTENT_TYPES.find((each) => findItem(database, { type: each, id }));
  if (!type) throw notFound('The item');
  return { type, id };
}

/** What the preview of an item shows: what its public page reads, with its draft if it has one. */
export async function previewOf(deps: Deps, item: ContentItem) {
  return { ...(await contentOf(deps, item)), expiresAt: null as string | null };
}

async function contentOf(deps: Deps, { type, id }: ContentItem) {
  const { database, clock } = deps;
  const now = clock().toISOString();
  const hasDraft = readDraft(database, type, id) !== null;
  switch (type) {
    case 'insight': {
      const stored = getInsight(database, id);
      const row = withDraft(database, stored);
      const article = await articleOf(deps, { ...row, publishedAt: row.publishedAt ?? now });
      return { type, ...stateOf('insight', stored, row), hasDraft, article };
    }
    case 'case_study': {
      const stored = getCaseStudy(database, id);
      const study = withDraft(database, stored);
      const linked = linkedTo(database, 'case_study', study);
      const articles = withCovers(database, listInsights(database, study.language));
      const insight = articles.find(({ id: each }) => each === study.relatedInsightId) ?? null;
      return {
        type,
        ...stateOf('case_study', stored, study),
        hasDraft,
        study,
        linked,
        insight,
      };
    }
    case 'page': {
      const stored = getPage(database, id);
      const row = withDraft(database, stored);
      return {
        type,
        ...stateOf('page', stored, row),
        hasDraft,
        page: await pageView(database, row),
      };
    }
  }
}

interface Row {
  title: string;
  slug: string;
  language: Language;
  status: ContentStatus;
  publishedAt: string | null;
}

/** The state and the address of what is stored, with the title of what is shown. */
const stateOf = (type: ContentType, stored: Row, { title }: Row) => ({
  title,
  status: stored.status,
  publishedAt: stored.publishedAt,
  address: addressOf(type, stored),
});
