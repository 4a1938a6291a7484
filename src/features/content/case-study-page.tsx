import { frameCopy } from '../../config/frame.copy';
import { COMMAS } from '../../config/languages';
import { Badge } from '../../components/ui/badge';
import { ButtonLink } from '../../components/ui/button';
import { Trail } from '../../components/trail';
import { formatPublicDate } from '../../lib/public-dates';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { type CaseStudy, resultParts } from './case-study-results';
import { Figure } from './figure';
import { StudyCover } from './static-cover';
import { StudyBody } from './static-study';
import { studyCopy } from './study-copy';
import type { Outputs } from '../../lib/trpc';
import { articleLanguage, TranslationLinks } from './translation-links';

interface CaseStudyPageProps {
  study: CaseStudy;
  linked: Outputs['caseStudies']['linked'];
}

export function CaseStudyPage({ study, linked }: CaseStudyPageProps) {
  const { slug, title, searchTitle, industry } = study;
  const copy = studyCopy(study.language);
  const { bookCall, dayWords } = frameCopy.useCopy();
  const { author, translations } = linked;
  const publishedAt = study.publishedAt ?? study.createdAt;
  const [outcome] = study.results.slice(0, 1).map(resultParts);
  return (
    <article {...sectionDirection(title)} {...articleLanguage(study.language)}>
      <TranslationLinks prefix="/case-studies/" item={{ ...study, translations }} />
      <header className="relative flex flex-col overflow-clip band nav:block">
        <div className="relative wrap w-full pt-3 pb-8 nav:pt-6 nav:pb-(--page-top)">
          <Trail viewTransition to="/case-studies">
            {copy.back}
          </Trail>
          {searchTitle && (
            <p
              {...textLanguage(searchTitle)}
              className="mt-4 text-as-parent text-ui font-medium text-accent nav:mt-[clamp(2rem,5vw,4.5rem)] nav:max-w-[47%]"
            >
              {searchTitle}
            </p>
          )}
          <h1
            {...textLanguage(title)}
            className="mt-2 mb-8 max-w-[9em] text-headline wrap-anywhere nav:max-w-[47%]"
          >
            {title}
          </h1>
          {outcome?.value && (
            <div className="mb-9">
              <Figure
                value={outcome.value}
                className="text-[min(20vw,clamp(3.5rem,2.5rem+4vw,6rem))] leading-none font-light text-accent"
              />
              <p {...textLanguage(outcome.metric)} className="mt-2 wrap-anywhere text-muted">
                {outcome.metric}
              </p>
            </div>
          )}
          <ButtonLink
            size="large"
            to="/contact"
            hash="book-call"
            className="max-xs:w-full print:hidden"
          >
            {bookCall}
          </ButtonLink>
          <div className="mt-8 grid grid-cols-1 gap-2 text-small text-muted nav:max-w-[47%]">
            <p className="flex flex-wrap gap-x-4">
              {author && (
                <span dir="auto">
                  {[author.name, author.role].filter(Boolean).join(COMMAS[study.language])}
                </span>
              )}
              <time dateTime={publishedAt}>{formatPublicDate(publishedAt, dayWords)}</time>
            </p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
              {study.featured === 'true' && <Badge tone="solid">{copy.featured}</Badge>}
              {study.isSample && <span className="sample-mark text-small">{copy.sample}</span>}
            </p>
          </div>
        </div>
        <div
          data-picture=""
          className="relative inset-y-0 end-0 h-72 sm:h-112 nav:absolute nav:h-full nav:w-1/2 print:hidden"
        >
          <StudyCover slug={slug} industry={industry} shape="header" />
        </div>
      </header>
      <StudyBody study={study} author={author} />
    </article>
  );
}
