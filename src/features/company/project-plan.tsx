import type { CSSProperties } from 'react';
import { StepGlyph } from '../../components/art/art';
import { SectionHead } from '../../components/section-head';
import { aboutCopy } from './about.copy';
import { stepsCopy } from './steps.copy';

const MONTHS = 9;

/** When each step begins and ends, in months. */
const SPANS = [
  [0, 0.7],
  [0.5, 1.9],
  [1.9, 6.8],
  [6.3, 9],
] as const;

const percentOf = (months: number) => `${((months / MONTHS) * 100).toFixed(1)}%`;

/** The four steps as the plan of a project: when, who, and what the client keeps. */
export function ProjectPlan() {
  const { plan } = aboutCopy.useCopy();
  const { steps, youKeep } = stepsCopy.useCopy();
  const columns = 'grid grid-cols-1 gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)_15rem]';
  return (
    <section className="bg-sand section">
      <div className="wrap">
        <SectionHead title={plan.heading} intro={plan.intro} />
        <div aria-hidden="true" className={`${columns} mb-2 text-small text-muted max-lg:hidden`}>
          <span className="col-start-2 flex justify-between">
            <span>{plan.firstMonth}</span>
            <span>{plan.lastMonth}</span>
          </span>
        </div>
        <ol className="border-t border-text">
          {steps.map(({ title, keep }, index) => {
            const [from, to] = SPANS[index] ?? [0, 0];
            return (
              <li key={title} className={`${columns} items-center border-b border-line py-5`}>
                <div className="flex items-center gap-4 max-lg:flex-wrap">
                  <span className="grid w-19 flex-none place-items-center">
                    <StepGlyph index={index} />
                  </span>
                  <div>
                    <h3 className="text-h3">{title}</h3>
                    <p className="text-ui text-muted">{plan.steps[index]?.when}</p>
                  </div>
                </div>
                <div className="max-lg:mt-4 max-lg:mb-3">
                  <div aria-hidden="true" data-bar="" className="h-2.5 bg-sand-strong">
                    <div
                      data-path=""
                      className="h-full bg-accent"
                      style={
                        {
                          '--at': index,
                          marginInlineStart: percentOf(from),
                          inlineSize: percentOf(to - from),
                        } as CSSProperties
                      }
                    />
                  </div>
                  <p className="mt-2 text-ui">{plan.steps[index]?.who}</p>
                </div>
                <p className="text-ui font-medium text-balance">
                  <span className="block text-small font-normal text-muted">{youKeep}</span>
                  {keep}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
