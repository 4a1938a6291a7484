import { cx } from 'class-variance-authority';
import { ArrowUpRight } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { CaseArt } from '../../components/art/art';
import { Badge } from '../../components/ui/badge';
import { ButtonAnchor } from '../../components/ui/button';
import { BackLink } from '../../components/ui/more-link';
import { site } from '../../config/site';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { type CaseStudy, resultParts } from './case-study-results';
import { Figure } from './figure';
import { articleLanguage } from './translation-links';
import { splitLead } from './split-lead';

const LIVE_SITES: Partial<Record<string, string>> = site.liveSites;

export function CaseStudyPage({ study }: { study: CaseStudy }) {
  const { slug, title, industry, timeline, stack, challenge, solution, results } = study;
  const liveSite = LIVE_SITES[slug];
  return (
    <article {...sectionDirection(title)} {...articleLanguage(study.language)}>
      <header className="relative flex flex-col-reverse overflow-clip band nav:block">
        <CaseArt
          industry={industry}
          slug={slug}
          shape="header"
          className="inset-y-0 end-0 h-44 w-full nav:absolute nav:h-full nav:w-1/2"
        />
        <div className="relative wrap w-full pt-3 pb-8 nav:pt-6 nav:pb-(--page-top)">
          <BackLink to="/case-studies">Case Studies</BackLink>
          <h1
            {...textLanguage(title)}
            className="mt-4 mb-6 max-w-[9em] text-headline wrap-anywhere nav:mt-[clamp(2.5rem,7vw,6rem)]"
          >
            {title}
          </h1>
          <div className="flex flex-wrap gap-2">
            <Badge {...textLanguage(industry)} wraps>
              {industry}
            </Badge>
            {study.featured === 'true' && <Badge tone="solid">Featured</Badge>}
          </div>
        </div>
      </header>

      <div className="wrap">
        <dl className="grid grid-cols-1 border-b border-line sm:grid-cols-3">
          <Fact term="Industry">{industry}</Fact>
          <Fact term="Timeline">{timeline || 'Not stated'}</Fact>
          {stack.length > 0 && <Fact term="Stack">{stack.join(', ')}</Fact>}
        </dl>
        <Part title="Challenge" text={challenge} />
        <Part title="Our Solution" text={solution}>
          {liveSite && (
            <ButtonAnchor
              variant="outline"
              href={liveSite}
              target="_blank"
              rel="noopener"
              className="mt-8"
            >
              Visit the live website
              <Icon of={ArrowUpRight} />
              <span className="sr-only">(opens in a new tab)</span>
            </ButtonAnchor>
          )}
        </Part>
      </div>

      <KeyResults results={results} />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="border-line py-6 max-sm:py-3 sm:border-s sm:px-6 sm:first:border-0 sm:first:ps-0">
      <dt className="text-small text-muted">{term}</dt>
      <dd {...textLanguage(children)} className="font-strong">
        {children}
      </dd>
    </div>
  );
}

function Part({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  const { lead, paragraphs } = splitLead(text);
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-6 border-line py-[clamp(3rem,6vw,6rem)] not-last:border-b nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-h2">{title}</h2>
      <div className="grid max-w-measure grid-cols-1 gap-5">
        <p
          {...textLanguage(lead)}
          className="text-h3 leading-[1.45] tracking-[-0.01em] whitespace-pre-line"
        >
          {lead}
        </p>
        {paragraphs.map((paragraph, index) => (
          <p key={index} {...textLanguage(paragraph)} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {children && <div>{children}</div>}
      </div>
    </section>
  );
}

function KeyResults({ results }: { results: CaseStudy['results'] }) {
  if (results.length === 0) return null;
  return (
    <section className="band">
      <div className="wrap section">
        <h2 className="mb-[clamp(1.5rem,4vw,3.5rem)] text-h2">Key Results</h2>
        <ul>
          {results.map((result, index) => {
            const { value, metric, description } = resultParts(result);
            return (
              <li
                key={index}
                className="grid grid-cols-1 items-center gap-x-16 gap-y-4 border-t border-line py-[clamp(1.75rem,3vw,2.75rem)] nav:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
              >
                {value && (
                  <Figure
                    value={value}
                    className={cx(
                      'text-[clamp(3.5rem,2.2rem+6vw,8rem)] font-light',
                      index % 2 === 0 && 'text-accent',
                    )}
                  />
                )}
                <div>
                  <h3 {...textLanguage(metric)} className="text-h3">
                    {metric}
                  </h3>
                  {description && (
                    <p {...textLanguage(description)} className="mt-2 max-w-[26.4em] text-muted">
                      {description}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
