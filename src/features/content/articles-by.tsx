import { cx } from 'class-variance-authority';
import { InsightCard, type InsightSummary } from './insight-card';

interface ArticlesByProps {
  heading: string;
  insights: InsightSummary[];
}

/** The articles of a person; nothing without any. */
export function ArticlesBy({ heading, insights }: ArticlesByProps) {
  const { length } = insights;
  if (length === 0) return null;
  const hasLead = length === 1 || length > 3;
  return (
    <section className="bg-sand section" aria-labelledby="articles-heading">
      <div className="wrap">
        <h2 id="articles-heading" className="mb-8 text-h2">
          {heading}
        </h2>
        <div
          className={cx(
            'grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2',
            hasLead ? 'lg:card-rows' : length === 3 && 'lg:grid-cols-3',
          )}
        >
          {insights.map((insight, index) => (
            <InsightCard key={insight.id} insight={insight} isLead={hasLead && index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}
