import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudyMissing,
  CaseStudyNotFound,
} from '../../../features/content/case-study-not-found';
import { CaseStudyPage } from '../../../features/content/case-study-page';
import { CaseStudyPending } from '../../../features/content/case-study-pending';
import type { CaseStudy } from '../../../features/content/case-study-results';
import { articleJsonLd, pageHead } from '../../../lib/head';

const DESCRIPTION_LENGTH = 150;

export const Route = createFileRoute('/_site/case-studies/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // There is no procedure for one case study, so the loader searches the lists.
    const { list } = context.trpc.caseStudies;
    const isWanted = (study: CaseStudy) => study.slug === slug;
    const study =
      (await list.ensureData()).find(isWanted) ??
      (await list.ensureData({ language: 'ar' })).find(isWanted);
    if (!study) throw notFound();
    return study;
  },
  head: ({ match: { context }, loaderData: study }) => {
    if (!study) return {};
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
  return (
    <>
      <CaseStudyPage study={Route.useLoaderData()} />
      <CtaBand isLight />
    </>
  );
}
