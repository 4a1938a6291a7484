import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudyMissing,
  CaseStudyNotFound,
} from '../../../features/content/case-study-not-found';
import { CaseStudyPage } from '../../../features/content/case-study-page';
import { plainCardOf } from '../../../features/content/study-texts';
import { StudyOnward } from '../../../features/content/study-onward';
import { CaseStudyPending } from '../../../features/content/case-study-pending';
import type { CaseStudy } from '../../../features/content/case-study-results';
import { articleJsonLd, pageHead } from '../../../lib/head';

const DESCRIPTION_LENGTH = 150;

export const Route = createFileRoute('/_site/case-studies/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // There is no procedure for one case study, so the loader searches the lists.
    const { caseStudies, insights } = context.trpc;
    const isWanted = (study: CaseStudy) => study.slug === slug;
    let studies = await caseStudies.list.ensureData();
    if (!studies.some(isWanted)) studies = await caseStudies.list.ensureData({ language: 'ar' });
    const index = studies.findIndex(isWanted);
    const study = studies[index];
    if (!study) throw notFound();
    const related = study.relatedInsightId
      ? await insights.list.ensureData({ language: study.language })
      : [];
    // The page carries what it shows, and not the lists.
    if (typeof document === 'undefined') {
      context.queryClient.removeQueries({ queryKey: [['caseStudies', 'list']] });
      context.queryClient.removeQueries({ queryKey: [['insights', 'list']] });
    }
    const next = studies[(index + 1) % studies.length];
    return {
      study,
      insight: related.find(({ id }) => id === study.relatedInsightId) ?? null,
      next: next && next !== study ? plainCardOf(next) : null,
    };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { study } = loaderData;
    const path = `/case-studies/${study.slug}`;
    const { title, industry: section, updatedAt } = study;
    const publishedAt = study.publishedAt ?? study.createdAt;
    const description = study.challenge.slice(0, DESCRIPTION_LENGTH);
    const article = { path, title, description, section, publishedAt, updatedAt };
    return pageHead(context.settings, {
      title,
      description,
      path,
      article,
      jsonLd: [articleJsonLd(article, context.settings)],
    });
  },
  component: CaseStudyDetail,
  pendingComponent: CaseStudyPending,
  notFoundComponent: CaseStudyMissing,
  errorComponent: CaseStudyNotFound,
});

function CaseStudyDetail() {
  const { study, ...onward } = Route.useLoaderData();
  return (
    <>
      <CaseStudyPage study={study} />
      <StudyOnward {...onward} />
      <CtaBand isLight />
    </>
  );
}
