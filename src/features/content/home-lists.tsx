import { cx } from 'class-variance-authority';
import { ButtonLink } from '../../components/ui/button';
import { MoreLink } from '../../components/ui/more-link';
import { SectionHead } from '../../components/section-head';
import { SkeletonCard } from '../../components/ui/skeleton';
import { trpc } from '../../lib/trpc';
import { useLanguage } from '../../hooks/use-language';
import { listInput } from '../../lib/list-input';
import { CaseCard } from './case-card';
import { contentCopy } from './content.copy';
import { InsightCard } from './insight-card';

/** Both sections render nothing if their list is empty or fails. */

export function SuccessStories() {
  const copy = contentCopy.useCopy().home;
  const { data, isPending } = trpc.caseStudies.featuredCards.useQuery(listInput(useLanguage()));
  if (!isPending && !data?.length) return null;
  return (
    <section className="later-80/115 bg-sand section" aria-labelledby="stories-heading">
      <div className="wrap">
        <SectionHead
          id="stories-heading"
          title={copy.stories}
          intro={
            <>
              {copy.admits}
              <span className="block">
                <MoreLink to="/case-studies">{copy.allStudies}</MoreLink>
              </span>
            </>
          }
        />
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {isPending
            ? [0, 1].map((index) => <SkeletonCard key={index} picture="aspect-3/2" />)
            : data.map((study, index) => {
                const isAlone = data.length % 2 === 1 && index === 0;
                return (
                  <div key={study.id} className={cx('later-37/35', isAlone && 'md:col-span-2')}>
                    <CaseCard study={study} inRow={isAlone ? 1 : undefined} />
                  </div>
                );
              })}
        </div>
      </div>
    </section>
  );
}

export function LatestInsights() {
  const copy = contentCopy.useCopy().home;
  const { data, isPending } = trpc.insights.recentCards.useQuery(listInput(useLanguage()));
  if (!isPending && !data?.length) return null;
  return (
    <section className="later-35/93 bg-sand section" aria-labelledby="insights-heading">
      <div className="wrap">
        <SectionHead
          id="insights-heading"
          title={copy.insights}
          action={
            <ButtonLink variant="outline" to="/insights">
              {copy.allInsights}
            </ButtonLink>
          }
        />
        <div className="tablet-rows grid grid-cols-1 gap-x-8 gap-y-10 nav:grid-cols-3 [&>article]:later-29/29">
          {isPending
            ? [0, 1, 2].map((index) => <SkeletonCard key={index} picture="aspect-16/9" />)
            : data.map((insight) => <InsightCard key={insight.id} insight={insight} />)}
        </div>
      </div>
    </section>
  );
}
