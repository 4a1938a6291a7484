import { Link } from '@tanstack/react-router';
import { Rss, Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '../../components/button';
import { Notice } from '../../components/notice';
import { SkeletonCard } from '../../components/skeleton';
import { InsightCard, type InsightSummary } from './insight-card';
import { countHeading, filterInsights, FILTERS, type InsightSearch } from './insight-filter';

const SKELETONS = 6;
const GRID = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

interface InsightsHeadProps {
  search: InsightSearch;
  /** Takes what changes; the rest of the search stays. */
  onSearch: (change: InsightSearch) => void;
}

/** Search and filters are one form: without scripts it is sent, with them it works as one types. */
export function InsightsHead({ search, onSearch }: InsightsHeadProps) {
  const { category, q } = search;
  const box = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  const searchForWhatIsTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== (q ?? '')) onSearch({ q: typed || undefined });
  });
  // Somebody may have typed before the page came alive. From then on the box follows the address,
  // as after Clear Filters, but never overtakes who is typing.
  useEffect(() => {
    if (!hasBegun.current) {
      hasBegun.current = true;
      searchForWhatIsTyped();
      return;
    }
    if (box.current && box.current !== document.activeElement) box.current.value = q ?? '';
  }, [q]);
  return (
    <section className="wrap pt-[clamp(3rem,6vw,5.5rem)] pb-10">
      <h1 className="max-w-[12em] text-display">Notes from the work</h1>
      <p className="mt-5 max-w-[30em] text-lead text-muted">
        What we have learned about data, platforms and integration in the region, written for the
        people who decide on them.
      </p>
      <form
        action="/insights"
        className="mt-10 grid gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Enter in the search box presses the form's first button: this one, which keeps the category. */}
        {category && (
          <button
            type="submit"
            name="category"
            value={category}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
        )}
        <label className="relative max-w-104">
          <span className="sr-only">Search insights</span>
          <Search
            aria-hidden
            className="absolute start-3.5 top-4 size-5 text-muted"
            strokeWidth={1.75}
          />
          <input
            type="search"
            name="q"
            ref={box}
            defaultValue={q}
            onChange={(event) => onSearch({ q: event.target.value || undefined })}
            placeholder="Search insights"
            dir="auto"
            className="min-h-13 w-full cut-1 border-[1.5px] border-line-strong bg-surface ps-11 pe-4"
          />
        </label>
        <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
          {FILTERS.map((filter) => {
            const isAll = filter === 'All';
            return (
              <button
                key={filter}
                type="submit"
                name={isAll ? undefined : 'category'}
                value={filter}
                aria-pressed={isAll ? !category : category === filter}
                onClick={() => onSearch({ category: isAll ? undefined : filter })}
                className="min-h-11 cut-2 border-[1.5px] border-line-strong px-4.5 text-ui aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-ground"
              >
                {filter}
              </button>
            );
          })}
        </div>
      </form>
    </section>
  );
}

interface InsightsGridProps {
  insights: InsightSummary[];
  search: InsightSearch;
  onClear: () => void;
}

export function InsightsGrid({ insights, search, onClear }: InsightsGridProps) {
  const found = filterInsights(insights, search);
  const isFiltered = Boolean(search.category ?? search.q);
  return (
    <>
      <h2 aria-live="polite" className="mb-8 text-h3">
        {countHeading(found.length, search.category)}
      </h2>
      {found.length > 0 ? (
        <div className={GRID}>
          {found.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
        </div>
      ) : isFiltered ? (
        <Notice
          kind="empty"
          title="No Insights Match"
          action={
            <form
              action="/insights"
              onSubmit={(event) => {
                event.preventDefault();
                onClear();
              }}
            >
              <button type="submit" className={buttonClass('line', 'small')}>
                Clear Filters
              </button>
            </form>
          }
        >
          Nothing we have written matches this search and category.
        </Notice>
      ) : (
        <Notice
          kind="empty"
          title="No Insights Yet"
          action={
            <Link to="/contact" className={buttonClass('line', 'small')}>
              Ask us instead
            </Link>
          }
        >
          The first articles are being written.
        </Notice>
      )}
    </>
  );
}

export function InsightsPending() {
  return (
    <div className={GRID}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} picture="aspect-16/9" />
      ))}
    </div>
  );
}

export function InsightsError() {
  return (
    <Notice
      kind="error"
      title="Unable to Load Insights"
      action={
        <a href="/insights" className={buttonClass('line', 'small')}>
          Load the page again
        </a>
      }
    >
      The list did not arrive. Your connection may have dropped for a moment.
    </Notice>
  );
}

/** The field and its button have no effect until there is a newsletter; the feed beside them works. */
export function Newsletter(): ReactNode {
  return (
    <section className="bg-sand section" aria-labelledby="newsletter-heading">
      <div className="wrap grid items-end gap-x-16 gap-y-8 nav:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            One letter when there is something to say
          </h2>
          <a
            href="/feed.xml"
            className="mt-4 inline-flex min-h-11 items-center gap-2 text-action underline underline-offset-4"
          >
            <Rss aria-hidden className="size-5" strokeWidth={1.75} />
            Follow the Atom feed
          </a>
        </div>
        <div className="flex flex-wrap gap-3">
          <label className="grow">
            <span className="sr-only">Email for the newsletter</span>
            <input
              type="email"
              placeholder="you@company.com"
              className="min-h-13 w-full cut-1 border-[1.5px] border-line-strong bg-surface px-4"
            />
          </label>
          <button type="button" className={buttonClass('line')}>
            Subscribe
          </button>
        </div>
      </div>
    </section>
  );
}
