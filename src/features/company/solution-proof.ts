import type { Cover } from '../../components/art/cover';
import type { Outputs } from '../../lib/trpc';
import type { SolutionId } from '../../config/site';
import { slugIn } from '../../config/slugs';
import { solutionOf, solutionProof } from '../../config/solutions';
import { splitFigure, type SplitFigure } from '../../lib/split-figure';
import { readArticles, readStudies, type Reads } from './public-lists';

export interface Item {
  slug: string;
  title: string;
}

export interface StudyItem extends Item {
  industry: string;
  /** Its client is invented. */
  isSample: boolean;
  /** Its first result. */
  figure: ({ value: string; metric: string } & SplitFigure) | undefined;
}

export interface ArticleItem extends Item {
  category: string;
  cover: Cover | null;
}

export interface SolutionProof {
  study: StudyItem | undefined;
  article: ArticleItem | undefined;
}

export type SolutionProofs = Partial<Record<SolutionId, SolutionProof>>;

/** The public lists. A page without them is complete. */
export async function readProofs(reads: Reads) {
  const { language } = reads;
  const [studies, articles] = await Promise.all([readStudies(reads), readArticles(reads)]);
  const proofOf = (id: SolutionId): SolutionProof => {
    const [studySlug, articleSlug] = solutionProof[id];
    const study = studies.find(({ slug }) => slug === slugIn(language, studySlug));
    const article = articles.find(({ slug }) => slug === slugIn(language, articleSlug));
    return {
      study: study && {
        slug: study.slug,
        title: study.title,
        industry: study.industry,
        isSample: study.isSample,
        figure: figureOf(study.results),
      },
      article: article && itemOf(article),
    };
  };
  /** The other articles about a solution. */
  const moreAbout = (id: SolutionId): ArticleItem[] =>
    articles
      .filter(({ slug, category }) => {
        const isShown = slug === slugIn(language, solutionProof[id][1]);
        return !isShown && solutionOf(slug, category) === id;
      })
      .map(itemOf);
  /** The other studies of a solution. */
  const moreStudies = (id: SolutionId): Item[] =>
    studies
      .filter(
        ({ slug }) => slug !== slugIn(language, solutionProof[id][0]) && solutionOf(slug) === id,
      )
      .map(({ slug, title }) => ({ slug, title }));
  return { articles, proofOf, moreAbout, moreStudies };
}

const itemOf = ({ slug, title, category, cover }: ArticleItem): ArticleItem => ({
  slug,
  title,
  category,
  cover,
});

type Results = Outputs['caseStudies']['cards'][number]['results'];

function figureOf([result]: Results): StudyItem['figure'] {
  if (typeof result !== 'object' || !result.value || !result.metric) return undefined;
  return { value: result.value, metric: result.metric, ...splitFigure(result.value) };
}
