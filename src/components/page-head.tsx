import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { frameCopy } from '../config/frame.copy';
import { ButtonLink } from './ui/button';

interface PageHeadProps {
  /** Above the headline. */
  trail?: ReactNode;
  /** What the page is about, above a headline that does not say it. */
  subject?: string;
  title: string;
  lead: ReactNode;
  /** A picture that reaches the end of wide screens, and is a band below the sentence on narrow ones. */
  art?: ReactNode;
  /** Above the headline on narrow screens. */
  isArtFirst?: boolean;
  /** Beside the headline on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Offers a discovery call below the sentence. */
  hasCall?: boolean;
  /** Below all that, in the same column. */
  facts?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The head of a public page: a headline and one sentence. */
export function PageHead({
  trail,
  subject,
  title,
  lead,
  art,
  isArtFirst = false,
  aside,
  hasCall = false,
  facts,
  className,
  children,
}: PageHeadProps) {
  const { bookCall } = frameCopy.useCopy();
  // In the order of narrow screens: turned around by styles, it would move while the page arrives.
  const picture = art && (
    <div
      className={cx(
        'overflow-clip lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-[42%] print:hidden',
        isArtFirst
          ? 'h-72 sm:absolute sm:inset-y-0 sm:end-0 sm:h-auto sm:w-[42%]'
          : 'h-72 sm:h-112',
      )}
    >
      {art}
    </div>
  );
  return (
    <section className={className}>
      <div className={cx('relative flex flex-col lg:block', isArtFirst ? 'pb-10' : 'gap-10')}>
        {isArtFirst && picture}
        <div
          className={cx(
            'wrap grid w-full items-center gap-x-16 gap-y-8 page-top lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
            (art || aside) && 'lg:min-h-112 lg:pb-(--page-top)',
          )}
        >
          <div className={isArtFirst ? 'sm:max-lg:w-1/2' : undefined}>
            {trail}
            <h1 className="max-w-[12em] text-display">
              {subject && (
                <span className="mb-2 block text-h3 tracking-normal text-accent rtl:mb-4">
                  {subject}
                  <span className="sr-only">: </span>
                </span>
              )}
              {title}
            </h1>
            <p className="mt-5 max-w-[30em] text-lead text-muted lg:max-w-[27em]">{lead}</p>
            {hasCall && (
              <ButtonLink
                size="large"
                to="/contact"
                hash="book-call"
                className="mt-7 max-xs:w-full"
              >
                {bookCall}
              </ButtonLink>
            )}
            {facts}
          </div>
          {aside}
        </div>
        {!isArtFirst && picture}
      </div>
      {children && <div className="wrap">{children}</div>}
    </section>
  );
}
