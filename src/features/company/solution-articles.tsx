import { INSIGHT_CATEGORIES } from '../../../db/public-enums';
import { InsightArt } from '../../components/art/art';
import { MoreLink } from '../../components/ui/more-link';
import type { SolutionId } from '../../config/site';
import { topicSolutions } from '../../config/topic-solutions';
import { textLanguage } from '../../lib/text-language';
import { solutionLabels } from './solution-copy/solution-page.copy';
import type { ArticleItem } from './solution-proof';

interface SolutionArticlesProps {
  id: SolutionId;
  articles: ArticleItem[];
}

const PICTURED = 3;

/** The articles about a solution; the first ones with their pictures. */
export function SolutionArticles({ id, articles }: SolutionArticlesProps) {
  const labels = solutionLabels.useCopy();
  const category = INSIGHT_CATEGORIES.find((topic) => topicSolutions[topic] === id);
  if (articles.length === 0) return null;
  return (
    <section className="wrap later-29/40 section" aria-labelledby="articles">
      <div className="mb-[clamp(1.5rem,3vw,2.5rem)] flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="articles" className="text-h2">
          {labels.articles}
        </h2>
        {category && (
          <MoreLink to="/insights" search={{ category }}>
            {labels.topic}
          </MoreLink>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-3">
        {articles.slice(0, PICTURED).map((article) => (
          <li key={article.slug} className="relative flex flex-wrap items-start gap-x-5 gap-y-3">
            <div className="relative aspect-16/9 w-2/5 overflow-clip cut-2 sm:w-full print:hidden">
              <InsightArt {...article} />
            </div>
            <ArticleLink article={article} className="flex-[1_1_11rem]" isSpread />
          </li>
        ))}
        {articles.slice(PICTURED).map((article) => (
          <li key={article.slug} className="border-t border-line pt-2">
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ArticleLinkProps {
  article: ArticleItem;
  isSpread?: boolean;
  className?: string;
}

const ArticleLink = ({ article: { slug, title }, ...look }: ArticleLinkProps) => (
  <MoreLink {...textLanguage(title)} to="/insights/$slug" params={{ slug }} {...look}>
    {title}
  </MoreLink>
);
