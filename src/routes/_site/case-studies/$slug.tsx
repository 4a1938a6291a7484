import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudyMissing,
  CaseStudyNotFound,
} from '../../../features/content/case-study-not-found';
import { CaseStudyPage } from '../../../features/content/case-study-page';
import { contentCopy } from '../../../features/content/content.copy';
import { StudyOnward } from '../../../features/content/study-onward';
import { CaseStudyPending } from '../../../features/content/case-study-pending';
import { isOriginal, type Original, Untranslated } from '../../../features/content/untranslated';
import { solutionOf } from '../../../config/solutions';
import { pageHead } from '../../../lib/head';
import { articleJsonLd } from '../../../lib/structured-data';

/** Of studies whose clients and figures are invented, in structured data. */
const GENRE = { en: 'Illustrative example', ar: 'مثال توضيحي' };

export const Route = createFileRoute('/_site/case-studies/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // Loaded with the page's own code: options of routes load with every page.
    const [{ loadStudy }] = await Promise.all([
      import('../../../features/content/load-study'),
      contentCopy.load(context),
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
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { study, description, linked, insight } = loaderData;
    const path = `/case-studies/${study.slug}`;
    const { title, searchTitle, industry: section, language, updatedAt } = study;
    const publishedAt = study.publishedAt ?? study.createdAt;
    const { structured, translations } = linked;
    const article = {
      path,
      title,
      searchTitle,
      description,
      section,
      publishedAt,
      updatedAt,
      structured,
      translations,
    };
    return pageHead(context, {
      title,
      description,
      path,
      article,
      mainEntity:
        import.meta.env.SSR &&
        articleJsonLd(
          {
            type: 'Article',
            ...article,
            structured: { ...structured, genre: study.isSample ? GENRE[language] : undefined },
            solution: solutionOf(study.slug, insight?.category),
          },
          context,
        ),
    });
  },
  component: CaseStudyDetail,
  pendingComponent: CaseStudyPending,
  notFoundComponent: MissingStudy,
  errorComponent: CaseStudyNotFound,
});

function CaseStudyDetail() {
  const { study, linked, insight, next } = Route.useLoaderData();
  return (
    <>
      <CaseStudyPage study={study} linked={linked} />
      <StudyOnward slug={study.slug} language={study.language} insight={insight} next={next} />
      <CtaBand topic="figure" />
    </>
  );
}

function MissingStudy({ data }: { data?: unknown }) {
  return isOriginal(data) ? <Untranslated original={data} /> : <CaseStudyMissing />;
}
