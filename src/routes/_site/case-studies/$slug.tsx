import { createFileRoute, notFound } from '@tanstack/react-router';
import { solutionOf } from '../../../config/solutions';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudyMissing,
  CaseStudyNotFound,
} from '../../../features/content/case-study-not-found';
import { CaseStudyPage } from '../../../features/content/case-study-page';
import { contentCopy } from '../../../features/content/content.copy';
import { studyData } from '../../../features/content/study-data';
import { studyCta } from '../../../features/content/study-cta.copy';
import { StudyOnward } from '../../../features/content/study-onward';
import { CaseStudyPending } from '../../../features/content/case-study-pending';
import { isOriginal, type Original, Untranslated } from '../../../features/content/untranslated';
import { loadCopies } from '../../../lib/copy';
import { pageHead } from '../../../lib/head';

export const Route = createFileRoute('/_site/case-studies/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // Loaded with the page's own code: options of routes load with every page.
    const [{ loadStudy }] = await Promise.all([
      import('../../../features/content/load-study'),
      loadCopies(context, contentCopy, studyCta),
    ]);
    const loaded = await loadStudy(context, slug);
    if (!loaded) throw notFound();
    const { language, title } = loaded.study;
    if (language !== context.language) {
      const original: Original = { language, path: `/case-studies/${slug}`, title };
      throw notFound({ data: original });
    }
    return { ...loaded, translations: loaded.linked.translations };
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          ...loaderData.head,
          mainEntity: import.meta.env.SSR && studyData(context, loaderData),
        })
      : {},
  component: CaseStudyDetail,
  pendingComponent: CaseStudyPending,
  // The page before it stays, from whose card the picture comes, unless it takes long.
  pendingMs: 1_000,
  notFoundComponent: MissingStudy,
  errorComponent: CaseStudyNotFound,
});

function CaseStudyDetail() {
  const { study, linked, insight, next } = Route.useLoaderData();
  const ctas = studyCta.useCopy();
  const solution = solutionOf(study.slug);
  const words = solution && ctas[solution];
  return (
    <>
      <CaseStudyPage study={study} linked={linked} />
      <StudyOnward slug={study.slug} language={study.language} insight={insight} next={next} />
      <CtaBand topic="figure" words={words} />
    </>
  );
}

function MissingStudy({ data }: { data?: unknown }) {
  return isOriginal(data) ? <Untranslated original={data} /> : <CaseStudyMissing />;
}
