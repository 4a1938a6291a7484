import { Rss } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { PageHead } from '../../components/page-head';
import { BareButton, Button, ButtonAnchor, ButtonLink } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Input } from '../../components/ui/input';
import { SearchInput } from '../../components/ui/search-input';
import { SkeletonCard } from '../../components/ui/skeleton';
import { TextAnchor } from '../../components/ui/text-link';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { InsightCard, type InsightSummary } from './insight-card';
import { countHeading, filterInsights, FILTERS, type InsightSearchParams } from './insight-filter';

const SKELETONS = 6;
const GRID = 'grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

interface InsightsHeadProps {
  searchParams: InsightSearchParams;
  setSearchParams: SetSearchParams<InsightSearchParams>;
}

/** Search and filters are one form: it is submitted without JavaScript, and live with it. */
export function InsightsHead({ searchParams, setSearchParams }: InsightsHeadProps) {
  const { category, q } = searchParams;
  const box = useRef<HTMLInputElement>(null);
  const isMounted = useRef(false);
  const searchForTypedText = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== (q ?? '')) setSearchParams({ q: typed || undefined }, 'replace');
  });
  // Somebody may have typed before hydration. Afterwards the box follows the address, for example
  // after Clear Filters, but not while it has the focus.
  useEffect(() => {
    if (!isMounted.current) {
      isMounted.current = true;
      searchForTypedText();
      return;
    }
    if (box.current && box.current !== document.activeElement) box.current.value = q ?? '';
  }, [q]);
  return (
    <PageHead
      title="Notes from the work"
      lead="What we have learned about data, platforms and integration in the region, written for the people who decide on them."
      className="pb-10"
    >
      <form
        action="/insights"
        className="mt-10 grid gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Enter in the search box submits with the form's first button: this one keeps the category. */}
        {category && (
          <BareButton
            type="submit"
            name="category"
            value={category}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
        )}
        <SearchInput
          label="Search insights"
          name="q"
          ref={box}
          defaultValue={q}
          onChange={(event) => setSearchParams({ q: event.target.value || undefined }, 'replace')}
          className="max-w-104"
        />
        <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
          {FILTERS.map((filter) => {
            const isAll = filter === 'All';
            return (
              <Button
                variant="chip"
                key={filter}
                type="submit"
                name={isAll ? undefined : 'category'}
                value={filter}
                aria-pressed={isAll ? !category : category === filter}
                onClick={() => setSearchParams({ category: isAll ? undefined : filter })}
              >
                {filter}
              </Button>
            );
          })}
        </div>
      </form>
    </PageHead>
  );
}

interface InsightsGridProps {
  insights: InsightSummary[];
  searchParams: InsightSearchParams;
  onClear: () => void;
}

export function InsightsGrid({ insights, searchParams, onClear }: InsightsGridProps) {
  const found = filterInsights(insights, searchParams);
  const isFiltered = Boolean(searchParams.category ?? searchParams.q);
  return (
    <>
      <h2 aria-live="polite" className="mb-8 text-h3">
        {countHeading(found.length, searchParams.category)}
      </h2>
      {found.length > 0 ? (
        <div className={GRID}>
          {found.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
        </div>
      ) : isFiltered ? (
        <EmptyState
          title="No Insights Match"
          action={
            <form
              action="/insights"
              onSubmit={(event) => {
                event.preventDefault();
                onClear();
              }}
            >
              <Button variant="outline" type="submit">
                Clear Filters
              </Button>
            </form>
          }
        >
          Nothing we have written matches this search and category.
        </EmptyState>
      ) : (
        <EmptyState
          title="No Insights Yet"
          action={
            <ButtonLink variant="outline" to="/contact">
              Ask us instead
            </ButtonLink>
          }
        >
          The first articles are being written.
        </EmptyState>
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
    <ErrorState
      title="Unable to Load Insights"
      action={
        <ButtonAnchor variant="outline" href="/insights">
          Load the page again
        </ButtonAnchor>
      }
    >
      The list did not arrive. Your connection may have dropped for a moment.
    </ErrorState>
  );
}

/** There is no newsletter yet, so the field and its button have no effect; the feed works. */
export function Newsletter(): ReactNode {
  return (
    <section className="bg-sand section" aria-labelledby="newsletter-heading">
      <div className="wrap grid items-end gap-x-16 gap-y-8 nav:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            One letter when there is something to say
          </h2>
          <TextAnchor href="/feed.xml" isAlone className="mt-4">
            <Icon of={Rss} />
            Follow the Atom feed
          </TextAnchor>
        </div>
        <div className="flex flex-wrap gap-3">
          <label className="grow">
            <span className="sr-only">Email for the newsletter</span>
            <Input type="email" placeholder="you@company.com" />
          </label>
          <Button variant="outline" size="large">
            Subscribe
          </Button>
        </div>
      </div>
    </section>
  );
}
