import type { CSSProperties } from 'react';
import { StepGlyph } from '../../components/art/art';
import { DRAWN } from '../../components/art/lattice';
import { stepsCopy } from './steps.copy';

/** The four steps along a path that rises from left to right; on narrow screens it runs down. */
export function Steps() {
  const { steps, youKeep } = stepsCopy.useCopy();
  return (
    <ol className="grid grid-cols-1 lg:-mt-10 lg:grid-cols-4">
      {steps.map(({ title, text, keep }, index) => (
        <li
          key={title}
          style={{ '--steps-below': 3 - index, '--at': index } as CSSProperties}
          className="group grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-x-5 lg:block lg:pt-[calc(var(--steps-below)*3.5rem)]"
        >
          <Track index={index} isLast={index === steps.length - 1} />
          <div className="pb-6 lg:pe-6 lg:pb-0">
            <h3 className="mt-4 mb-2 flex flex-wrap items-baseline gap-x-3 text-h3 lg:mt-5">
              <span className="text-ui font-medium tracking-normal text-accent">{index + 1}</span>{' '}
              {title}
            </h3>
            <p className="max-w-[27em] text-base text-muted lg:max-w-[15em]">{text}</p>
            <p className="mt-3.5 text-ui font-medium text-balance lg:max-w-[15em]">
              <span className="block text-small font-normal text-muted">{youKeep}</span>
              {keep}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Track({ index, isLast }: { index: number; isLast: boolean }) {
  return (
    <div aria-hidden="true" className="flex flex-col items-center lg:h-32 lg:flex-row lg:items-end">
      <StepGlyph index={index} />
      <span
        data-path=""
        className="my-2 min-h-8 w-0.5 grow bg-accent group-last:max-lg:hidden lg:ms-3 lg:mt-0 lg:mb-[calc(2.25rem-1px)] lg:h-0.5 lg:min-h-0 lg:w-auto"
      />
      {!isLast && (
        <svg
          viewBox="0 0 56 56"
          fill="none"
          strokeWidth="2"
          className="me-3 mb-[calc(2.25rem-1px)] size-14 flex-none flip overflow-visible stroke-accent max-lg:hidden"
        >
          <path {...DRAWN} d="M-14 55H0L56-1" />
        </svg>
      )}
    </div>
  );
}
