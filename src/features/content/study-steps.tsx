import { cx } from 'class-variance-authority';
import { RailGlyph } from '../../components/art/rail-glyph';
import { textLanguage } from '../../lib/text-language';
import type { CaseStudyCopy } from './case-study.copy';
import type { Step } from './study-texts';

/** The steps along a path, whose stations become sharper stars. */
export function StudySteps({ steps, copy }: { steps: Step[]; copy: CaseStudyCopy }) {
  return (
    <ol>
      {steps.map(({ title, period, text, kept }, index) => (
        <li
          key={index}
          className="group grid break-inside-avoid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-5 xs:grid-cols-[4.5rem_minmax(0,1fr)] xs:gap-x-7"
        >
          <div aria-hidden="true" className="flex flex-col items-center">
            <RailGlyph position={steps.length > 1 ? index / (steps.length - 1) : 1} />
            <span data-path="" className="my-1 w-[2.5px] grow bg-accent group-last:hidden" />
          </div>
          <div
            className={cx(
              'pb-10 group-last:pb-0',
              kept && 'rail:grid rail:grid-cols-[minmax(0,1fr)_13rem] rail:gap-x-8',
            )}
          >
            <div>
              <h3 {...textLanguage(title)} className="mt-1 text-h3">
                <span
                  aria-hidden="true"
                  className="me-3 text-ui font-strong tracking-normal text-accent"
                >
                  {index + 1}
                </span>
                {title}
              </h3>
              {period && (
                <p {...textLanguage(period)} className="mt-0.5 text-small text-muted">
                  {period}
                </p>
              )}
              {text && (
                <p {...textLanguage(text)} className="mt-2 max-w-measure whitespace-pre-line">
                  {text}
                </p>
              )}
            </div>
            {kept && (
              <p
                {...textLanguage(kept)}
                className="mt-2 self-start border-line text-base text-muted rail:border-s rail:ps-5"
              >
                {copy.kept} <span className="text-text">{kept}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
