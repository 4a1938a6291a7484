import { SectionCard } from '../../components/ui/card';
import { SkeletonLine } from '../../components/ui/skeleton';
import { formatCount } from '../../lib/numbers';
import type { Outputs } from '../../lib/trpc';
import { CsvButton } from './csv-button';
import { formatRate } from './figures';
import { STEP_LABELS } from './source-labels';

type Step = Outputs['analytics']['sources']['funnel'][number];

/** The way from any page to a sent inquiry, with how many sessions go on at each step. */
export function FunnelCard({ steps }: { steps: Step[] | undefined }) {
  return (
    <SectionCard
      title="Funnel"
      className="mb-5"
      aside={steps && <CsvButton name="Funnel" rows={() => csvOf(steps)} />}
    >
      {!steps && (
        <div data-skeleton aria-hidden className="h-28">
          <SkeletonLine className="h-full" />
        </div>
      )}
      <ol className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps?.map(({ step, sessions, rate, stepRate }, index) => (
          <li key={step} className="grid content-start gap-0.5">
            <span className="text-small text-muted">
              {index + 1}. {STEP_LABELS[step]}
            </span>
            <span className="text-[1.5rem] leading-tight font-medium tabular-nums">
              {formatCount(sessions)}
            </span>
            <span aria-hidden className="my-1 block h-2 bg-sand-strong">
              <span
                data-bar
                className="block h-full min-w-px bg-action"
                style={{ inlineSize: `${rate}%` }}
              />
            </span>
            <span className="text-micro text-muted">
              {index === 0
                ? 'sessions with a page view'
                : `${formatRate(rate)} of all, ${formatRate(stepRate)} of the step before`}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

const csvOf = (steps: Step[]) => [
  ['Step', 'Sessions', 'Share of All', 'Share of the Step Before'],
  ...steps.map(({ step, sessions, rate, stepRate }) => [
    STEP_LABELS[step],
    String(sessions),
    formatRate(rate),
    formatRate(stepRate),
  ]),
];
