import type { ReactNode } from 'react';
import { SolutionGlyph } from '../../components/art/art';
import { ToolList } from '../../components/tool-list';
import { ButtonLink } from '../../components/ui/button';
import { MoreLink } from '../../components/ui/more-link';
import { Trail } from '../../components/trail';
import { frameCopy } from '../../config/frame.copy';
import { SplitFigure } from '../../components/split-figure';
import type { SolutionId } from '../../config/site';
import { originalSlug } from '../../config/slugs';
import { fill } from '../../lib/copy';
import { textLanguage } from '../../lib/text-language';
import { type Member, PersonLine } from './person-line';
import { PointList } from './point-list';
import { Questions } from './questions';
import type { ArticleItem, Item, SolutionProof, StudyItem } from './solution-proof';
import type { RenderPlate } from './solutions-page';
import { type Solution, solutionsCopy } from './solutions.copy';
import {
  type SolutionPageCopy,
  solutionLabels,
  solutionPageCopies,
} from './solution-copy/solution-page.copy';
import { SolutionArticles } from './solution-articles';
import { Stages } from './solution-stages';

interface SolutionPageProps {
  id: SolutionId;
  proof: SolutionProof;
  /** Further articles about it. */
  more: ArticleItem[];
  /** The other studies of it. */
  moreStudies: Item[];
  /** What a firm of this kind does and costs. */
  guide: Item | undefined;
  /** Who knows most about it. */
  expert: Member | undefined;
  renderPlate: RenderPlate;
  /** What was built in a study. */
  renderScreen: (slug: string) => ReactNode;
}

/** How a project of one solution runs, what it leaves behind, and when we advise against it. */
export function SolutionPage({
  id,
  proof,
  more,
  moreStudies,
  guide,
  expert,
  renderPlate,
  renderScreen,
}: SolutionPageProps) {
  const shared = solutionsCopy.useCopy();
  const labels = solutionLabels.useCopy();
  const copy = solutionPageCopies[id].useCopy();
  const solution = shared.solutions.find((one) => one.id === id);
  if (!solution) return null;
  const articles = [proof.article ?? [], more].flat();
  const linked = copy.countries?.items.flatMap((item) => item.articles) ?? [];
  return (
    <>
      <Head solution={solution} copy={copy} renderPlate={renderPlate} />
      <div className="wrap grid later-15/38 grid-cols-1 gap-x-16 gap-y-10 section nav:grid-cols-2">
        <PointList heading="h2" title={labels.fits} points={copy.fits} />
        <PointList heading="h2" title={labels.against} points={copy.against} isAgainst />
      </div>
      {proof.study && (
        <Example study={proof.study} more={moreStudies} renderScreen={renderScreen} />
      )}
      <Stages title={labels.stages} result={labels.result} stages={copy.stages} guide={guide} />
      {copy.countries && <Countries {...copy.countries} articles={articles} />}
      <section className="wrap later-38/65 section" aria-labelledby="deliverables">
        <h2 id="deliverables" className="mb-[clamp(1.5rem,3vw,2.5rem)] text-h2">
          {labels.deliverables}
        </h2>
        <ul className="grid grid-cols-1 gap-x-16 xs:grid-cols-2">
          {copy.deliverables.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-measure text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <PointList heading="h2" title={labels.needs} points={copy.needs} isBeside />
          <div className="mt-10 grid grid-cols-1 gap-x-16 border-t border-line pt-5 nav:grid-cols-2">
            <h2 className="mb-4 text-h3">{shared.tools}</h2>
            <ToolList label={shared.tools} tools={solution.tools} />
          </div>
        </div>
      </section>
      <Questions
        id="questions"
        title={labels.questions}
        questions={copy.questions}
        aside={
          expert && (
            <div className="mt-8">
              <p className="mb-4 text-ui text-muted">{labels.expert}</p>
              <PersonLine member={expert} isLarge />
              {expert.isSample && <p className="mt-4 sample-mark">{labels.sample}</p>}
            </div>
          )
        }
      />
      <SolutionArticles
        id={id}
        articles={articles.filter(({ slug }) => !linked.includes(originalSlug(slug)))}
      />
    </>
  );
}

type CountriesProps = NonNullable<SolutionPageCopy['countries']> & { articles: Item[] };

const Countries = ({ id, title, items, articles }: CountriesProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="wrap later-40/85 section pb-0">
    <h2 id={`${id}-heading`} className="mb-[clamp(1.5rem,3vw,2.5rem)] text-h2">
      {title}
    </h2>
    <ul className="grid grid-cols-1 gap-x-16 gap-y-10 nav:grid-cols-2">
      {items.map((item) => (
        <li key={item.id} id={item.id} className="scroll-mt-24 border-t border-text pt-5">
          <h3 className="text-h3">{item.title}</h3>
          <p className="mt-2 max-w-measure text-base text-muted">{item.text}</p>
          <div className="mt-2 grid justify-items-start">
            {articles
              .filter(({ slug }) => item.articles.includes(originalSlug(slug)))
              .map((article) => (
                <MoreLink key={article.slug} to="/insights/$slug" params={article}>
                  {article.title}
                </MoreLink>
              ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);

type HeadProps = Pick<SolutionPageProps, 'renderPlate'> & {
  solution: Solution;
  copy: SolutionPageCopy;
};

function Head({ solution, copy, renderPlate }: HeadProps) {
  const { talk } = solutionsCopy.useCopy();
  const { pages } = frameCopy.useCopy();
  const { id, title } = solution;
  return (
    <section className="overflow-clip band">
      <div className="relative flex flex-col lg:block lg:border-b lg:border-line">
        <div className="relative wrap w-full page-top pb-[clamp(2.5rem,5vw,4rem)]">
          <div className="lg:w-[56%]">
            <Trail to="/solutions" hash={id}>
              {pages['/solutions']}
            </Trail>
            <SolutionGlyph id={id} className="mt-6 size-16 [--color-ground:var(--color-band)]" />
            <h1 className="mt-5 max-w-[14em] text-display">
              <span className="mb-2 block text-h3 tracking-normal text-accent rtl:mb-4">
                {title}
                <span className="sr-only">: </span>
              </span>
              {copy.heading}
            </h1>
            <p className="mt-5 max-w-[30em] text-lead text-muted">{copy.lead}</p>
            <ButtonLink
              size="large"
              to="/contact"
              search={{ about: id }}
              hash="book-call"
              className="mt-8 max-xs:w-full"
            >
              {fill(talk, { solution: title })}
            </ButtonLink>
          </div>
        </div>
        <div className="relative h-96 overflow-clip sm:h-112 lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-[42%] print:hidden">
          {renderPlate(id)}
        </div>
      </div>
      <div className="wrap max-lg:border-t max-lg:border-line">
        <dl className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-4">
          {copy.facts.map(({ label, value }) => (
            <div
              key={label}
              className="bg-band py-5 sm:px-6 sm:max-lg:odd:ps-0 lg:py-8 lg:first:ps-0 print:bg-transparent"
            >
              <dt className="text-small text-muted">{label}</dt>
              <dd className="mt-1 text-h3">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type ExampleProps = Pick<SolutionPageProps, 'renderScreen'> & {
  study: StudyItem;
  /** Other studies of it. */
  more: Item[];
};

/** A study of the solution: what was built, and the figure that it changed. */
function Example({ study, more, renderScreen }: ExampleProps) {
  const shared = solutionsCopy.useCopy();
  const labels = solutionLabels.useCopy();
  const { slug, title, figure, isSample } = study;
  return (
    <section className="later-50/56 band" aria-labelledby="example">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-10 section nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <p className="text-small text-muted">{isSample ? shared.sampleStudy : shared.study}</p>
          <h2 {...textLanguage(title)} id="example" className="mt-2 max-w-[14em] text-h2">
            {title}
          </h2>
          {figure && (
            <div className="mt-8">
              <SplitFigure
                {...figure}
                className="text-[min(20vw,clamp(3.5rem,2.5rem+4vw,6rem))] leading-none font-light text-accent"
              />
              <p {...textLanguage(figure.metric)} className="mt-2 text-as-parent text-muted">
                {figure.metric}
              </p>
            </div>
          )}
          <MoreLink to="/case-studies/$slug" params={{ slug }} about={title} className="mt-6">
            {labels.read}
          </MoreLink>
          {more.length > 0 && (
            <div className="mt-6 border-t border-line pt-4">
              <h3 className="text-small text-muted">{labels.moreStudies}</h3>
              <ul>
                {more.map((other) => (
                  <li key={other.slug}>
                    <MoreLink
                      {...textLanguage(other.title)}
                      to="/case-studies/$slug"
                      params={{ slug: other.slug }}
                    >
                      {other.title}
                    </MoreLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="grid">{renderScreen(slug)}</div>
      </div>
    </section>
  );
}
