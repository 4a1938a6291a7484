import { solutionOf } from '../../config/solutions';
import type { HeadContext } from '../../lib/head';
import { articleJsonLd, type JsonLd } from '../../lib/structured-data';
import type { loadStudy } from './load-study';

/** Of studies whose clients and figures are invented. */
const GENRE = { en: 'Illustrative example', ar: 'مثال توضيحي' };

type LoadedStudy = NonNullable<Awaited<ReturnType<typeof loadStudy>>>;

/** A study as structured data. */
export function studyData(
  context: HeadContext,
  { study, head, linked, insight }: LoadedStudy,
): JsonLd {
  const { structured, translations } = linked;
  const { article, ...texts } = head;
  return articleJsonLd(
    {
      type: 'Article',
      ...texts,
      ...article,
      translations,
      structured: { ...structured, genre: study.isSample ? GENRE[study.language] : undefined },
      solution: solutionOf(study.slug, insight?.category),
    },
    context,
  );
}
