import { cx } from 'class-variance-authority';
import { textLanguage } from '../../lib/text-language';
import type { CaseStudyCopy } from './case-study.copy';
import { type CaseStudy, resultParts } from './case-study-results';
import { Figure } from './figure';
import { barsOf, rangeOf } from './study-texts';

type Result = CaseStudy['results'][number];

/** The figures of a study, each with its meaning, what it was before, and how it was measured. */
export function StudyResults({ results, copy }: { results: Result[]; copy: CaseStudyCopy }) {
  if (results.length === 0) return null;
  return (
    <section className="later-79/79 band">
      <div className="wrap section">
        <h2 id="results" className="mb-[clamp(2rem,4.5vw,4rem)] text-h2">
          {copy.results}
        </h2>
        <ul>
          {results.map((result, index) => (
            <li
              key={index}
              className="grid break-inside-avoid grid-cols-1 items-center gap-x-16 gap-y-5 border-t border-line py-[clamp(2rem,4vw,3.5rem)] nav:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-2"
            >
              <StudyResult result={result} isFirst={index === 0} copy={copy} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface StudyResultProps {
  result: Result;
  isFirst: boolean;
  copy: CaseStudyCopy;
}

function StudyResult({ result, isFirst, copy }: StudyResultProps) {
  const { value, metric, description } = resultParts(result);
  const range = rangeOf(result);
  const measuredBy = typeof result === 'string' ? null : result.measuredBy;
  return (
    <>
      {value && (
        // The heading says it too.
        <div aria-hidden="true">
          <Figure
            value={value}
            className={cx(
              '-ms-[0.05em] text-[clamp(4.5rem,2.6rem+7.6vw,9rem)] font-light',
              isFirst && 'text-accent',
            )}
          />
        </div>
      )}
      <div>
        <h3 {...textLanguage(metric)} className="text-h3">
          {value && <span className="sr-only">{value} </span>}
          {metric}
        </h3>
        {description && (
          <p {...textLanguage(description)} className="mt-2 max-w-[27em] text-muted">
            {description}
          </p>
        )}
        {range && <FromTo {...range} copy={copy} />}
        {measuredBy && (
          <p {...textLanguage(measuredBy)} className="mt-4 max-w-measure text-base text-muted">
            <b className="font-strong text-text">{copy.measured}</b> {measuredBy}
          </p>
        )}
      </div>
    </>
  );
}

/** Both values, as bars where they can be compared. */
function FromTo({ from, to, copy }: { from: string; to: string; copy: CaseStudyCopy }) {
  const bars = barsOf(from, to);
  const rows = [
    { term: copy.from, value: from, width: bars?.from, color: 'bg-line-strong' },
    { term: copy.to, value: to, width: bars?.to, color: 'bg-accent' },
  ];
  return (
    <dl className="mt-4 grid max-w-measure gap-2 text-ui">
      {rows.map(({ term, value, width, color }) => (
        <div
          key={term}
          className={cx(
            'grid items-center gap-x-4',
            width === undefined
              ? 'grid-cols-[3.25rem_minmax(0,1fr)]'
              : 'grid-cols-[3.25rem_minmax(0,1fr)_minmax(5rem,auto)]',
          )}
        >
          <dt className="text-muted">{term}</dt>
          {width !== undefined && (
            <dd aria-hidden="true" data-bar="" className="h-3 border-b border-line">
              <span
                data-path=""
                className={cx('block h-full', color)}
                style={{ inlineSize: `${width}%` }}
              />
            </dd>
          )}
          <dd {...textLanguage(value)} className="text-as-parent font-strong tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
