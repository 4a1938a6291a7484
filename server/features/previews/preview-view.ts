import type { Database } from '../../../db/client';
import { CONTENT_TYPES, type ContentStatus } from '../../../db/enums';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { getCaseStudy } from '../case-studies/case-studies.service';
import { withDraft } from '../drafts/drafts.service';
import { articleOf } from '../insights/article';
import { getInsight, listInsights } from '../insights/insights.service';
import { pageView } from '../pages/page-view';
import { getPage } from '../pages/pages.service';
import { readStored } from '../revisions/stored-content';
import type { Item } from './preview-links.service';

/** The item of an id, of whatever type. */
export function findItem(database: Database, id: string): Item {
  const type = CONTENT_TYPES.find((each) => readStored(database, each, id));
  if (!type) throw notFound('The item');
  return { type, id };
}

/** What the preview of an item shows: what its public page reads, with its draft if it has one. */
export async function previewOf(deps: Deps, item: Item) {
  return { ...(await contentOf(deps, item)), expiresAt: null as string | null };
}

async function contentOf(deps: Deps, { type, id }: Item) {
  const { database, clock } = deps;
  const now = clock().toISOString();
  switch (type) {
    case 'insight': {
      const row = withDraft(database, getInsight(database, id));
      const article = await articleOf(deps, { ...row, publishedAt: row.publishedAt ?? now });
      const all = listInsights(database, row.language);
      return { type, ...stateOf(row, '/insights/'), article, all };
    }
    case 'case_study': {
      const study = withDraft(database, getCaseStudy(database, id));
      return { type, ...stateOf(study, '/case-studies/'), study };
    }
    case 'page': {
      const row = withDraft(database, getPage(database, id));
      return { type, ...stateOf(row, '/'), page: await pageView(database, row) };
    }
  }
}

interface Row {
  title: string;
  slug: string;
  status: ContentStatus;
  publishedAt: string | null;
}

const stateOf = ({ title, slug, status, publishedAt }: Row, prefix: string) => ({
  title,
  status,
  publishedAt,
  address: `${prefix}${slug}`,
});
