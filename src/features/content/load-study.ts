import type { QueryClient } from '@tanstack/react-query';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { Language } from '../../../db/public-enums';
import { listInput } from '../../lib/list-input';
import { leaveOut } from '../../lib/load';
import { shorten } from '../../lib/shorten';
import type { Outputs } from '../../lib/trpc';
import type { AppRouter } from '../../../server/router';
import type { CaseStudy } from './case-study-results';
import { StudyCover } from './static-cover';
import { StudyBody } from './static-study';
import { plainCardOf } from './study-texts';

interface Reads {
  language: Language;
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  queryClient: QueryClient;
}

const DESCRIPTION_LENGTH = 150;

/** For search engines. The English ones are specified as they are. */
function descriptionOf({ challenge, language }: CaseStudy): string {
  const text = challenge.replaceAll(/\s+/g, ' ');
  return language === 'en' ? text.slice(0, DESCRIPTION_LENGTH) : shorten(text, DESCRIPTION_LENGTH);
}

/** What the head of the page says of a study. */
function headOf(study: CaseStudy, { translations, author }: Outputs['caseStudies']['linked']) {
  const { slug, title, searchTitle, industry: section, createdAt, updatedAt } = study;
  const publishedAt = study.publishedAt ?? createdAt;
  return {
    title,
    description: descriptionOf(study),
    path: `/case-studies/${slug}`,
    article: { searchTitle, section, publishedAt, updatedAt, translations, author },
  };
}

/**
 * A study with its author, its translations, the article behind it and the next study; null if there is none. There is no procedure
 * for one study, so the lists are searched.
 */
export async function loadStudy({ trpc, queryClient, language: wanted }: Reads, slug: string) {
  const { caseStudies, insights } = trpc;
  const isWanted = (study: CaseStudy) => study.slug === slug;
  const listOf = (language: Language) => caseStudies.list.ensureData(listInput(language));
  let studies = await listOf(wanted);
  if (!studies.some(isWanted)) studies = await listOf(wanted === 'en' ? 'ar' : 'en');
  const index = studies.findIndex(isWanted);
  const study = studies[index];
  if (!study) return null;
  const { language, relatedInsightId } = study;
  const [linked, articles] = await Promise.all([
    caseStudies.linked.ensureData({ slug }),
    relatedInsightId ? insights.cards.ensureData({ language }) : [],
    StudyCover.preload(),
    StudyBody.preload(),
  ]);
  if (import.meta.env.SSR) leaveOut(queryClient, 'caseStudies', 'insights');
  const next = studies[(index + 1) % studies.length];
  return {
    study,
    head: headOf(study, linked),
    linked,
    insight: articles.find(({ id }) => id === relatedInsightId) ?? null,
    next: next && next !== study ? plainCardOf(next) : null,
  };
}
