import { PageHead } from '../../components/page-head';
import { ButtonLink } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { SkeletonCard } from '../../components/ui/skeleton';
import { useLanguage } from '../../hooks/use-language';
import { plural } from '../../lib/copy';
import { cardRows } from './card-rows';
import { CaseCard } from './case-card';
import { contentCopy } from './content.copy';
import type { CaseStudyCard } from './case-study-results';
import { StudiesArt } from './static-studies-art';

const SKELETONS = 6;
const GRID = 'grid grid-cols-1 gap-8 sm:grid-cols-2';

/** The head of /case-studies; only the first of its three figures is counted. */
export function CaseStudiesHead({ studies }: { studies: CaseStudyCard[] | undefined }) {
  const count = studies?.length;
  const language = useLanguage();
  const copy = contentCopy.useCopy().studies;
  const stats = [
    {
      value: count === undefined ? '–' : String(count),
      meaning: plural(language, count ?? 0, copy.counted),
    },
    { value: '25%', meaning: copy.savings },
    { value: '40%', meaning: copy.efficiency },
  ];
  return (
    <PageHead
      subject={copy.subject}
      title={copy.title}
      lead={copy.lead}
      art={studies && <StudiesArt slugs={studies.map(({ slug }) => slug)} />}
      hasCall
      facts={
        <dl className="facts mt-10 gap-x-[clamp(0.75rem,5vw-0.25rem,6rem)] border-t border-line pt-6">
          {stats.map(({ value, meaning }) => (
            <div key={meaning} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-muted">{meaning}</dt>
              <dd className="text-[1.75rem] leading-tight font-light tracking-[-0.03em] whitespace-nowrap tabular-nums nav:text-[3.25rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}

export function CaseStudiesGrid({ studies }: { studies: CaseStudyCard[] }) {
  const { empty } = contentCopy.useCopy().studies;
  if (studies.length === 0) {
    return (
      <EmptyState
        title={empty.title}
        action={<ButtonLink to="/contact">{empty.action}</ButtonLink>}
      >
        {empty.text}
      </EmptyState>
    );
  }
  const rows = cardRows(studies.length);
  return (
    <div className={`${GRID} rail:card-rows [&>article]:later-37/35`}>
      {studies.map((study, index) => (
        <CaseCard key={study.id} study={study} inRow={rows[index]} />
      ))}
    </div>
  );
}

export function CaseStudiesPending() {
  return (
    <div className={`${GRID} rail:grid-cols-3`}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} picture="aspect-3/2" />
      ))}
    </div>
  );
}

export function CaseStudiesError() {
  const { failed } = contentCopy.useCopy().studies;
  return (
    <ErrorState
      title={failed.title}
      action={
        <ButtonLink variant="outline" to="/contact">
          {failed.action}
        </ButtonLink>
      }
    >
      {failed.text}
    </ErrorState>
  );
}
