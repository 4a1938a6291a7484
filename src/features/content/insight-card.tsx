import { cx } from 'class-variance-authority';
import { CategoryGlyph, InsightArt } from '../../components/art/art';
import { Badge } from '../../components/ui/badge';
import { MoreLink } from '../../components/ui/more-link';
import { frameCopy } from '../../config/frame.copy';
import { formatPublicDate } from '../../lib/public-dates';
import { shorten } from '../../lib/shorten';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { categoryName, contentCopy } from './content.copy';
import type { Outputs } from '../../lib/trpc';

export type InsightSummary = Outputs['insights']['cards'][number];

interface InsightCardProps {
  insight: InsightSummary;
  /** Of a list with `cardRows`: how many cards are in its row. */
  inRow?: number;
  /** On a surface of its own, as the cards of studies. */
  isBoxed?: boolean;
}

export function InsightCard({ insight, inRow, isBoxed = false }: InsightCardProps) {
  const isLead = inRow === 1;
  const copy = contentCopy.useCopy();
  const { dayWords } = frameCopy.useCopy();
  const { slug, title, excerpt, category, publishedAt } = insight;
  const name = categoryName(copy, category);
  // Sighted readers see whole sentences, where these fit into three lines of a phone.
  const sentences = shorten(excerpt, isLead ? 160 : 112);
  const shown = excerpt.startsWith(sentences) ? sentences : excerpt;
  return (
    <article
      {...sectionDirection(title)}
      data-row={inRow}
      className={cx(
        '@container relative flex flex-col gap-x-8',
        isBoxed && 'h-full overflow-clip cut-end bg-surface',
        isLead && 'sm:col-span-full lg:flex-row lg:items-center lg:gap-x-10',
      )}
    >
      <div
        data-named=""
        className={cx(
          'group relative overflow-clip',
          isBoxed ? 'aspect-3/2' : 'mb-5 aspect-16/9 cut-2',
          isLead && 'lg:mb-0 lg:w-3/5',
        )}
      >
        <InsightArt {...insight} />
      </div>
      <div
        className={cx(
          'flex grow flex-col',
          isLead && 'lg:w-2/5',
          isBoxed && 'px-5 pt-7 pb-4 nav:px-7',
        )}
      >
        <div className="mb-2.5 flex flex-wrap gap-x-3.5 gap-y-1 text-small text-muted">
          <span className="inline-flex items-center gap-1.5 font-strong wrap-anywhere text-accent">
            <CategoryGlyph category={category} />
            <bdi {...textLanguage(name)}>{name}</bdi>
          </span>
          <time dateTime={publishedAt}>{formatPublicDate(publishedAt, dayWords)}</time>
        </div>
        <h3 {...textLanguage(title)} className="line-clamp-2 text-h3 @max-[18rem]:line-clamp-none">
          {title}
        </h3>
        <p {...textLanguage(excerpt)} className="mt-2.5 mb-2 line-clamp-3 text-base text-muted">
          {shown}
          <span className="sr-only">{excerpt.slice(shown.length)}</span>
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
          <MoreLink to="/insights/$slug" params={{ slug }} about={title} viewTransition isSpread>
            {copy.readMore}
          </MoreLink>
          <Badge>{copy.readTime}</Badge>
        </div>
      </div>
    </article>
  );
}
