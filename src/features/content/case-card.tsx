import { cx } from 'class-variance-authority';
import { CaseArt } from '../../components/art/art';
import { Badge } from '../../components/ui/badge';
import { MoreLink } from '../../components/ui/more-link';
import { type CaseStudy, resultLabel } from './case-study-results';
import { Figure } from './figure';

const MAX_RESULTS = 2;

interface CaseCardProps {
  study: CaseStudy;
  /** Picture and text side by side, for a card alone in its row. */
  isWide?: boolean;
}

export function CaseCard({ study, isWide = false }: CaseCardProps) {
  const { slug, title, industry, challenge, timeline, results } = study;
  const first = results[0];
  const figure = typeof first === 'object' ? first.value : null;
  return (
    <article
      className={cx(
        'relative flex h-full flex-col overflow-clip cut-end bg-surface',
        isWide && 'md:flex-row md:*:w-1/2',
      )}
    >
      <div className="relative flex aspect-16/9 flex-col justify-between overflow-clip px-5 py-6 band nav:px-7">
        <CaseArt
          industry={industry}
          slug={slug}
          className="absolute inset-y-0 end-0 h-full w-1/2"
        />
        <div className="relative flex flex-wrap gap-2">
          {study.featured === 'true' && <Badge tone="solid">Featured</Badge>}
          <span className="cut-1 bg-band px-1 text-ui font-medium" dir="auto">
            {industry}
          </span>
        </div>
        {figure && <Figure value={figure} className="relative text-figure" />}
      </div>
      <div className="flex grow flex-col px-5 pt-7 pb-4 nav:px-7">
        <h3 className="line-clamp-2 text-h3" dir="auto">
          {title}
        </h3>
        <p className="mt-3 line-clamp-3 text-base text-muted" dir="auto">
          {challenge}
        </p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {results.slice(0, MAX_RESULTS).map((result, index) => (
            <li key={index} data-result className="cut-1 bg-sand px-2.5 py-1 text-small" dir="auto">
              {resultLabel(result)}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex items-center justify-between gap-4 pt-5 text-ui">
          <span className="text-muted" dir="auto">
            {timeline}
          </span>
          <MoreLink to="/case-studies/$slug" params={{ slug }} about={title} isSpread>
            Read more
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
