import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cardRows } from './card-rows';
import { CaseCard } from './case-card';
import type { CaseStudyCard } from './case-study-results';
import { InsightCard, type InsightSummary } from './insight-card';

interface WrittenByProps {
  headings: { studies: string; articles: string };
  studies: CaseStudyCard[];
  insights: InsightSummary[];
}

/** The studies and the articles of a person; nothing without any. */
export function WrittenBy({ headings, studies, insights }: WrittenByProps) {
  const { length } = insights;
  if (length + studies.length === 0) return null;
  const rows = cardRows(length);
  return (
    <div className="bg-sand section">
      <div className="wrap grid gap-16">
        {studies.length > 0 && (
          <List id="studies" heading={headings.studies}>
            {studies.map((study, index) => (
              <CaseCard
                key={study.id}
                study={study}
                inRow={studies.length % 2 === 1 && index === 0 ? 1 : undefined}
              />
            ))}
          </List>
        )}
        {length > 0 && (
          <List id="articles" heading={headings.articles} className="lg:card-rows">
            {insights.map((insight, index) => (
              <InsightCard key={insight.id} insight={insight} inRow={rows[index]} />
            ))}
          </List>
        )}
      </div>
    </div>
  );
}

interface ListProps {
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

const List = ({ id, heading, className, children }: ListProps) => (
  <section aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="mb-8 text-h2">
      {heading}
    </h2>
    <div className={cx('grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2', className)}>
      {children}
    </div>
  </section>
);
