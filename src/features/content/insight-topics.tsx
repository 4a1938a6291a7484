import { MoreLink } from '../../components/ui/more-link';
import { topicSolutions } from '../../config/topic-solutions';
import { INSIGHT_CATEGORIES, type InsightCategory } from '../../../db/public-enums';
import { fill } from '../../lib/copy';
import { contentCopy } from './content.copy';

/** As links, which the buttons above the list are not. */
export function Topics({ current }: { current: InsightCategory | undefined }) {
  const { categories, insights } = contentCopy.useCopy();
  return (
    <nav aria-label={insights.category} className="mt-12 border-t border-line pt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {INSIGHT_CATEGORIES.filter((topic) => topic !== current).map((category) => (
          <li key={category}>
            <MoreLink to="/insights" search={{ category }}>
              {categories[category]}
            </MoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the name of a category: to its solution. */
export function TopicSolution({ category }: { category: InsightCategory }) {
  const { categories, article } = contentCopy.useCopy();
  const solution = topicSolutions[category];
  return (
    solution && (
      <MoreLink to="/solutions/$id" params={{ id: solution }} className="mt-1">
        {fill(article.solution, { solution: categories[category] })}
      </MoreLink>
    )
  );
}
