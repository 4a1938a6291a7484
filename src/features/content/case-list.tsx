import { PageHead } from '../../components/page-head';
import { ButtonLink } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { SkeletonCard } from '../../components/ui/skeleton';
import { CaseCard } from './case-card';
import type { CaseStudyCard } from './case-study-results';

const SKELETONS = 6;
const GRID = 'grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3';

/** The head of /case-studies; only the first of its three figures is counted. */
export function CaseStudiesHead({ count }: { count: number | undefined }) {
  const stats = [
    { value: count === undefined ? '–' : String(count), meaning: 'projects' },
    { value: '25%', meaning: 'average cost savings' },
    { value: '40%', meaning: 'efficiency improvement' },
  ];
  return (
    <PageHead
      title="What changed, and by how much"
      lead="Each study says what the work cost before, what we built, and what was measured afterwards."
      className="pb-[clamp(2rem,4vw,3.5rem)]"
    >
      <dl className="mt-10 grid grid-cols-[repeat(3,auto)] justify-start gap-x-[clamp(1rem,6vw,6rem)] border-t border-line pt-6">
        {stats.map(({ value, meaning }) => (
          <div key={meaning} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{meaning}</dt>
            <dd className="text-[2.5rem] leading-tight font-light tracking-[-0.03em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </PageHead>
  );
}

export function CaseStudiesGrid({ studies }: { studies: CaseStudyCard[] }) {
  if (studies.length === 0) {
    return (
      <EmptyState
        title="No Case Studies Available"
        action={<ButtonLink to="/contact">Discuss Your Project</ButtonLink>}
      >
        New work is being written up. Yours could be the next.
      </EmptyState>
    );
  }
  return (
    <div className={GRID}>
      {studies.map((study) => (
        <CaseCard key={study.id} study={study} />
      ))}
    </div>
  );
}

export function CaseStudiesPending() {
  return (
    <div className={GRID}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} picture="aspect-16/9" />
      ))}
    </div>
  );
}

export function CaseStudiesError() {
  return (
    <ErrorState
      title="Unable to Load Case Studies"
      action={
        <ButtonLink variant="outline" to="/contact">
          Contact Support
        </ButtonLink>
      }
    >
      The list did not arrive. Please try again in a moment, or tell us.
    </ErrorState>
  );
}
