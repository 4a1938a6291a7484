import { Rss } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { drawing } from '../../components/art/art';
import { PageHead } from '../../components/page-head';
import { BareButton, Button, ButtonAnchor, ButtonLink } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Input } from '../../components/ui/input';
import { SearchInput } from '../../components/ui/search-input';
import { SkeletonCard } from '../../components/ui/skeleton';
import { TextAnchor } from '../../components/ui/text-link';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { cardRows } from './card-rows';
import { Topics, TopicSolution } from './insight-topics';
import { InsightCard, type InsightSummary } from './insight-card';
import { contentCopy } from './content.copy';
import { topicsCopy } from './topics.copy';
import { fill } from '../../lib/copy';
import { pathIn } from '../../config/languages';
import { useLanguage } from '../../hooks/use-language';
import { countHeading, filterInsights } from './insight-filter';
import { FILTERS, type InsightSearchParams } from './insight-search-params';

const SKELETONS = 6;
/** Two rounds of `cardRows`. A phone lays out no more in one piece. */
const FIRST_CARDS = 18;
const CategoriesArt = drawing('CategoriesArt');
const GRID = 'grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2';

interface InsightsHeadProps {
  searchParams: InsightSearchParams;
  setSearchParams: SetSearchParams<InsightSearchParams>;
}

/** Search and filters are one form: it is submitted without JavaScript, and live with it. */
export function InsightsHead({ searchParams, setSearchParams }: InsightsHeadProps) {
  const { category, q } = searchParams;
  const { categories, insights: copy } = contentCopy.useCopy();
  const topics = topicsCopy.useCopy();
  const topic = category && topics[category];
  const language = useLanguage();
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
      subject={category ? categories[category] : copy.subject}
      title={topic?.heading ?? copy.title}
      lead={topic?.text ?? copy.lead}
      art={<CategoriesArt category={category} className="size-full" />}
      hasCall
      className="pb-10"
    >
      <form
        action={pathIn(language, '/insights')}
        className="mt-10 grid gap-4 print:hidden"
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
          label={copy.search}
          name="q"
          ref={box}
          defaultValue={q}
          onChange={(event) => setSearchParams({ q: event.target.value || undefined }, 'replace')}
          className="max-w-104"
        />
        <div role="group" aria-label={copy.category} className="flex flex-wrap gap-2">
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
                {categories[filter]}
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
  const copy = contentCopy.useCopy();
  const { noMatch, empty } = copy.insights;
  const language = useLanguage();
  const { all, category } = searchParams;
  const found = filterInsights(insights, searchParams);
  const isFiltered = Boolean(category ?? searchParams.q);
  const shown = all ? found : found.slice(0, FIRST_CARDS);
  const rows = cardRows(shown.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef({ all, category });
  // The link that had the focus, to all articles or to those of a category, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) {
      if (last.current.category !== category) heading.current?.focus({ preventScroll: true });
      else if (all && !last.current.all)
        grid.current?.children.item(FIRST_CARDS)?.querySelector('a')?.focus();
    }
    last.current = { all, category };
  }, [all, category]);
  return (
    <>
      <div className="mb-8">
        <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-h3">
          {countHeading(found.length, category, language, copy)}
        </h2>
        {category && <TopicSolution category={category} />}
      </div>
      {found.length > 0 ? (
        <>
          <div ref={grid} className={`${GRID} phone-rows lg:card-rows [&>article]:later-29/13`}>
            {shown.map((insight, index) => (
              <InsightCard key={insight.id} insight={insight} inRow={rows[index]} />
            ))}
          </div>
          {shown.length < found.length && (
            <ButtonLink
              variant="outline"
              to="/insights"
              search={{ ...searchParams, all: true }}
              resetScroll={false}
              className="mt-12"
            >
              {fill(copy.insights.showAll, { count: found.length })}
            </ButtonLink>
          )}
        </>
      ) : isFiltered ? (
        <EmptyState
          title={noMatch.title}
          action={
            <form
              action={pathIn(language, '/insights')}
              onSubmit={(event) => {
                event.preventDefault();
                onClear();
                // The button is gone. A box with the focus does not follow the address.
                const box = document.querySelector<HTMLInputElement>('[name="q"]');
                if (!box) return;
                box.value = '';
                box.focus();
              }}
            >
              <Button variant="outline" type="submit">
                {noMatch.action}
              </Button>
            </form>
          }
        >
          {noMatch.text}
        </EmptyState>
      ) : (
        <EmptyState
          title={empty.title}
          action={
            <ButtonLink variant="outline" to="/contact">
              {empty.action}
            </ButtonLink>
          }
        >
          {empty.text}
        </EmptyState>
      )}
      {found.length > 0 && <Topics current={category} />}
    </>
  );
}

export function InsightsPending() {
  return (
    <div className={`${GRID} lg:grid-cols-3`}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} picture="aspect-16/9" />
      ))}
    </div>
  );
}

export function InsightsError() {
  const { failed } = contentCopy.useCopy().insights;
  const language = useLanguage();
  return (
    <ErrorState
      title={failed.title}
      action={
        <ButtonAnchor variant="outline" href={pathIn(language, '/insights')}>
          {failed.action}
        </ButtonAnchor>
      }
    >
      {failed.text}
    </ErrorState>
  );
}

/** There is no newsletter yet, so the field and its button have no effect; the feed works. */
export function Newsletter(): ReactNode {
  const copy = contentCopy.useCopy().insights.newsletter;
  const language = useLanguage();
  return (
    <section className="bg-sand section print:hidden" aria-labelledby="newsletter-heading">
      <div className="wrap grid items-end gap-x-16 gap-y-8 nav:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p id="newsletter-note" className="mt-3 text-muted">
            {copy.note}
          </p>
          <TextAnchor href={pathIn(language, '/feed.xml')} isAlone className="mt-1">
            <Icon of={Rss} />
            {copy.feed}
          </TextAnchor>
        </div>
        <div className="flex flex-wrap gap-3">
          <label className="grow">
            <span className="sr-only">{copy.email}</span>
            <Input
              type="email"
              autoComplete="email"
              placeholder={copy.placeholder}
              aria-describedby="newsletter-note"
            />
          </label>
          <Button variant="outline" size="large" aria-describedby="newsletter-note">
            {copy.subscribe}
          </Button>
        </div>
      </div>
    </section>
  );
}
