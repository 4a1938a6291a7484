import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/button';
import { Notice } from '../../components/notice';
import { SkeletonCard } from '../../components/skeleton';
import { CaseCard } from './case-card';
import type { CaseStudy } from './case-study-results';

const SKELETONS = 6;
const GRID = 'grid gap-8 sm:grid-cols-2 lg:grid-cols-3';

/** The head of /case-studies: its figures, of which the first is counted. */
export function CaseStudiesHead({ count }: { count: number | undefined }) {
  const stats = [
    { value: count === undefined ? '–' : String(count), meaning: 'projects' },
    { value: '25%', meaning: 'average cost savings' },
    { value: '40%', meaning: 'efficiency improvement' },
  ];
  return (
    <section className="wrap pt-[clamp(3rem,6vw,5.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <h1 className="max-w-[12em] text-display">What changed, and by how much</h1>
      <p className="mt-5 max-w-[30em] text-lead text-muted">
        Each study says what the work cost before, what we built, and what was measured afterwards.
      </p>
      <dl className="mt-10 flex flex-wrap gap-x-[clamp(2rem,6vw,6rem)] gap-y-5 border-t border-line pt-6">
        {stats.map(({ value, meaning }) => (
          <div key={meaning} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{meaning}</dt>
            <dd className="text-[2.5rem] leading-tight font-light tracking-[-0.03em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function CaseStudiesGrid({ studies }: { studies: CaseStudy[] }) {
  if (studies.length === 0) {
    return (
      <Notice
        kind="empty"
        title="No Case Studies Available"
        action={
          <Link to="/contact" className={buttonClass('primary', 'small')}>
            Discuss Your Project
          </Link>
        }
      >
        New work is being written up. Yours could be the next.
      </Notice>
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
    <Notice
      kind="error"
      title="Unable to Load Case Studies"
      action={
        <Link to="/contact" className={buttonClass('line', 'small')}>
          Contact Support
        </Link>
      }
    >
      The list did not arrive. Please try again in a moment, or tell us.
    </Notice>
  );
}
