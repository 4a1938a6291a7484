import { cx } from 'class-variance-authority';
import { Badge } from '../../components/ui/badge';
import { MoreLink } from '../../components/ui/more-link';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { contentCopy } from './content.copy';
import { type CaseStudyCard, resultLabel, resultParts } from './case-study-results';
import { Figure } from './figure';
import { StudyCover } from './static-cover';

const MAX_RESULTS = 2;

interface CaseCardProps {
  study: CaseStudyCard;
  /** Of a list with `cardRows`: how many cards are in its row. One has picture and text side by side. */
  inRow?: number;
}

export function CaseCard({ study, inRow }: CaseCardProps) {
  const isWide = inRow === 1;
  const copy = contentCopy.useCopy();
  const { slug, title, industry, challenge, timeline, results } = study;
  const [figure] = results.slice(0, 1).map(resultParts);
  return (
    <article
      {...sectionDirection(title)}
      data-row={inRow}
      className={cx(
        '@container relative flex h-full flex-col overflow-clip cut-end bg-surface',
        isWide && 'sm:col-span-full md:min-h-96 md:flex-row md:*:w-1/2',
      )}
    >
      <div className="@container relative flex aspect-3/2 later-15/15 flex-col justify-between overflow-clip px-5 py-6 band nav:px-7">
        <StudyCover slug={slug} industry={industry} shape="card" />
        <div className="relative grid max-w-[max(40%-1.25rem,6.5rem)] justify-items-start gap-1.5">
          {study.featured === 'true' && <Badge tone="solid">{copy.featured}</Badge>}
          <span
            {...textLanguage(industry)}
            className="-mx-1 cut-1 bg-band px-1 text-ui font-medium wrap-anywhere print:bg-transparent"
          >
            {industry}
          </span>
        </div>
        {figure?.value && (
          // Read with the results below.
          <div aria-hidden className="relative max-w-2/5">
            <Figure
              value={figure.value}
              className="text-[min(18cqi,clamp(2.5rem,14cqi,6rem))] font-light"
            />
            <p
              {...textLanguage(figure.metric)}
              className="mt-2 pe-3 text-as-parent text-small leading-snug"
            >
              {figure.metric}
            </p>
          </div>
        )}
      </div>
      <div className="flex grow flex-col px-5 pt-7 pb-4 nav:px-7">
        <h3 {...textLanguage(title)} className="line-clamp-2 text-h3 @max-[18rem]:line-clamp-none">
          {title}
        </h3>
        <p
          {...textLanguage(challenge)}
          className={cx('mt-3 line-clamp-3 text-muted', isWide ? 'text-lead' : 'text-base')}
        >
          {challenge}
        </p>
        <ul className={isWide ? 'grid grow content-end' : 'mt-4 flex flex-wrap gap-2'}>
          {results.slice(0, MAX_RESULTS).map((result, index) => {
            const label = resultLabel(result);
            const { value } = resultParts(result);
            return (
              <li
                key={index}
                {...textLanguage(label)}
                data-result
                className={
                  isWide
                    ? 'border-b border-line py-3 wrap-anywhere'
                    : 'cut-1 bg-sand px-2.5 py-1 text-small wrap-anywhere'
                }
              >
                {/* Its sign is in front of a figure in an Arabic text too. */}
                <bdi className="font-strong">{value}</bdi>
                {label.slice(value.length)}
              </li>
            );
          })}
        </ul>
        <div className="card-foot mt-auto pt-5 text-ui">
          <div>
            <span {...textLanguage(timeline)} className="wrap-anywhere">
              {timeline}
            </span>
            {study.isSample && <span className="sample-mark">{copy.sample}</span>}
          </div>
          <MoreLink
            to="/case-studies/$slug"
            params={{ slug }}
            about={title}
            viewTransition
            isSpread
          >
            {copy.readMore}
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
