import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Check, Link2 } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { useEffect, useState } from 'react';
import { ArticleHeadArt, PersonArt } from '../../components/art/art';
import { Button, ButtonLink } from '../../components/ui/button';
import { MoreLink } from '../../components/ui/more-link';
import { Trail } from '../../components/trail';
import { SectionHead } from '../../components/section-head';
import { toast } from '../../components/ui/toast/toast';
import { useCurrentSection } from '../../hooks/use-current-section';
import { INSIGHT_CATEGORIES } from '../../../db/public-enums';
import { frameCopy } from '../../config/frame.copy';
import { oneOf } from '../../lib/search-params';
import type { SolutionId } from '../../config/site';
import { fill } from '../../lib/copy';
import { copyText } from '../../lib/copy-text';
import { formatPublicDate } from '../../lib/public-dates';
import type { Outputs } from '../../lib/trpc';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { categoryName, type ContentCopy, contentCopy } from './content.copy';
import { InsightCard } from './insight-card';
import { RelatedStudies } from './related-studies';
import { useScrollers } from './use-scrollers';
import { articleLanguage, TranslationLinks } from './translation-links';
import { serverHtml } from '../../lib/trusted-html';

type Article = Outputs['insights']['article'];

/** The page has long been readable by then. */
const CONTROLS_AFTER_MS = 8_000;

/** With more sections, a line at the top shows how far one has read. */
const LONG = 6;

interface InsightArticleProps {
  article: Article;
  studies?: Outputs['caseStudies']['about'];
  /** That it is about. */
  solution?: SolutionId | undefined;
}

/** An article with a table of contents at the side and lines of seventy characters. */
export function InsightArticle({ article, studies = [], solution }: InsightArticleProps) {
  const {
    title,
    searchTitle,
    excerpt,
    category,
    slug,
    publishedAt,
    html,
    headings,
    author,
    cover,
    tallCover,
  } = article;
  const copy = contentCopy.useCopy();
  const { solutions, dayWords } = frameCopy.useCopy();
  const name = categoryName(copy, category);
  useEffect(() => {
    if (!html.includes('data-calculation=')) return;
    // Controls are below the first screen. Without the script, the table of worked values remains.
    const load = () => {
      void import('./calculation/add-controls').then(({ addControls }) => {
        addControls();
      });
    };
    // Without an act of the reader, only what is further down may grow.
    const loadBelow = () => {
      const figure = document.querySelector('[data-calculation]');
      if (figure && figure.getBoundingClientRect().top > innerHeight) load();
    };
    if (scrollY > 0) loadBelow();
    addEventListener('scroll', load, { once: true });
    // The Tab key would leave the figure behind.
    addEventListener('keydown', load, { once: true });
    // For those who list the fields of the page and do not scroll, or who had scrolled to it before.
    const timer = setTimeout(() => {
      (scrollY > 0 ? load : loadBelow)();
    }, CONTROLS_AFTER_MS);
    return () => {
      removeEventListener('scroll', load);
      removeEventListener('keydown', load);
      clearTimeout(timer);
    };
  }, [html]);
  useScrollers();
  return (
    <article {...sectionDirection(title)} {...articleLanguage(article.language)}>
      <TranslationLinks prefix="/insights/" item={article} />
      {headings.length > LONG && <div className="read-progress" aria-hidden />}
      <header className="relative">
        <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-6 pb-[clamp(2rem,4vw,3.5rem)] lg:min-h-112 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <div>
            <Trail viewTransition to="/insights">
              {copy.article.back}
            </Trail>
            {searchTitle && (
              <p
                {...textLanguage(searchTitle)}
                className="mt-4 text-as-parent text-ui font-medium text-accent"
              >
                {searchTitle}
              </p>
            )}
            <h1
              {...textLanguage(title)}
              className="mt-2 mb-5 max-w-[11.4em] text-headline wrap-anywhere"
            >
              {title}
            </h1>
            <p {...textLanguage(excerpt)} className="max-w-[32.4em] text-lead">
              {excerpt}
            </p>
            {author && (
              <p className="mt-6 flex items-center gap-3">
                <PersonArt name={author.name} className="size-11 shrink-0 cut-1" />
                <span dir="auto" className="text-ui leading-snug">
                  {author.hasPage ? (
                    <Link
                      to="/about/$slug"
                      params={{ slug: author.anchor }}
                      className="-my-2 block py-2.5 font-strong no-underline underline-offset-4 hover:underline"
                    >
                      {author.name}
                    </Link>
                  ) : (
                    <span className="block font-strong">{author.name}</span>
                  )}
                  <span className="flex flex-wrap gap-x-3.5 text-muted">
                    {author.role}
                    {author.isSample && <span className="sample-mark">{copy.article.sample}</span>}
                  </span>
                </span>
              </p>
            )}
            <p className="mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-muted">
              <Link
                {...textLanguage(name)}
                to="/insights"
                search={{ category: oneOf(INSIGHT_CATEGORIES, category) }}
                className="py-0.5 font-strong wrap-anywhere text-accent no-underline underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <time dateTime={publishedAt}>{formatPublicDate(publishedAt, dayWords)}</time>
              {isLater(article.updatedAt, publishedAt) && (
                <time dateTime={article.updatedAt}>
                  {fill(copy.updated, { date: formatPublicDate(article.updatedAt, dayWords) })}
                </time>
              )}
              <span>{copy.readTime}</span>
            </p>
          </div>
        </div>
        <div
          data-named=""
          data-picture=""
          className="group overflow-clip max-lg:relative max-lg:aspect-10/7 max-lg:w-full lg:absolute lg:inset-y-0 lg:end-0 lg:w-[42%] print:hidden"
        >
          <ArticleHeadArt category={category} slug={slug} cover={cover} tallCover={tallCover} />
        </div>
      </header>
      <div className="article wrap grid later-290/400 gap-x-18 pt-[clamp(2.5rem,5vw,5rem)] pb-(--section) max-lg:grid-cols-[minmax(0,var(--container-measure))] max-lg:justify-center lg:grid-cols-[14rem_minmax(0,var(--container-measure))] print:grid-cols-[minmax(0,var(--container-measure))]">
        <Contents headings={headings} title={copy.article.contents} />
        <div>
          {/* The server renders the Markdown and sanitizes the HTML. */}
          <div
            className="beside prose [&>*]:later-9/14"
            dangerouslySetInnerHTML={serverHtml(html)}
          />
          {solution && (
            <p className="mt-8 print:hidden">
              <MoreLink to="/solutions/$id" params={{ id: solution }}>
                {fill(copy.article.solution, { solution: solutions[solution] })}
              </MoreLink>
            </p>
          )}
          <CopyLink copy={copy.article} />
          <RelatedStudies studies={studies} title={copy.article.studies} />
        </div>
      </div>
    </article>
  );
}

/** On another day. */
const isLater = (one: string, other: string) => one.slice(0, 10) > other.slice(0, 10);

function Contents({ headings, title }: Pick<Article, 'headings'> & { title: string }) {
  useCurrentSection();
  return (
    <div
      className={cx(
        'pb-8 text-ui lg:sticky lg:top-28 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden',
        headings.length <= LONG && 'max-lg:hidden',
      )}
    >
      {headings.length > 1 && (
        <nav aria-labelledby="contents-heading">
          <h2 id="contents-heading" className="mb-2 text-small font-strong text-muted">
            {title}
          </h2>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a
                  {...textLanguage(text)}
                  href={`#${id}`}
                  className="block border-s-2 border-line px-4 py-3 leading-snug text-muted no-underline hover:border-accent hover:text-text aria-[current]:border-accent aria-[current]:text-text"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** How long the button shows "Link copied". */
const COPIED_FOR_MS = 2_000;

function CopyLink({ copy }: { copy: ContentCopy['article'] }) {
  const [isCopied, setIsCopied] = useState(false);
  const icon = isCopied ? Check : Link2;
  return (
    <Button
      variant="outline"
      className="mt-12 print:hidden noscript:hidden"
      onClick={() => {
        void copyText(location.href.split('#')[0] ?? '').then((isDone) => {
          setIsCopied(isDone);
          if (isDone) setTimeout(setIsCopied, COPIED_FOR_MS, false);
          else toast({ variant: 'destructive', title: copy.copyFailed });
        });
      }}
    >
      <Icon of={icon} />
      <span aria-live="polite">{isCopied ? copy.copied : copy.copy}</span>
    </Button>
  );
}

export function RelatedInsights({ related }: Pick<Article, 'related'>) {
  const copy = contentCopy.useCopy();
  if (related.length === 0) return null;
  return (
    <section className="later-36/92 bg-sand section print:hidden" aria-labelledby="related-heading">
      <div className="wrap">
        <SectionHead
          id="related-heading"
          title={copy.article.next}
          action={
            <ButtonLink variant="outline" to="/insights">
              {copy.home.allInsights}
            </ButtonLink>
          }
        />
        <div className="tablet-rows grid grid-cols-1 gap-x-8 gap-y-10 nav:grid-cols-3 [&>article]:later-29/29">
          {related.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
        </div>
      </div>
    </section>
  );
}
