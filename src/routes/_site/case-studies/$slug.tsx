import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudyMissing,
  CaseStudyNotFound,
} from '../../../features/content/case-study-not-found';
import { CaseStudyPage } from '../../../features/content/case-study-page';
import { CaseStudyPending } from '../../../features/content/case-study-pending';
import { articleJsonLd, pageHead } from '../../../lib/head';

const DESCRIPTION_LENGTH = 150;

export const Route = createFileRoute('/_site/case-studies/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // There is no procedure for one case study, so the loader searches the list.
    const studies = await context.trpc.caseStudies.list.ensureData();
    const study = studies.find((candidate) => candidate.slug === slug);

    if (!study) throw notFound();
    return study;
  },
  head: ({ match: { context }, loaderData: study }) => {
    if (!study) return {};
    const path = `/case-studies/${study.slug}`;
    const { title, industry: section, createdAt: publishedAt, updatedAt } = study;
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
