import { cx } from 'class-variance-authority';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { SolutionGlyph } from '../../components/art/art';
import { PageHead } from '../../components/page-head';
import { ToolList } from '../../components/tool-list';
import { ButtonLink } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { MoreLink } from '../../components/ui/more-link';
import type { SolutionId } from '../../config/site';
import { PointList } from './point-list';
import { ProofLinks, type RenderCover } from './proof-links';
import type { SolutionProof, SolutionProofs } from './solution-proof';
import { fill } from '../../lib/copy';
import { type Solution, type SolutionsCopy, solutionsCopy } from './solutions.copy';

const ORDER = ['ai-analytics', 'saas-platforms', 'supply-chain', 'erp-integration'] as const;

/** A screen of a solution, in front of its lattice. Fills its place. */
export type RenderPlate = (id: SolutionId) => ReactNode;

interface SolutionsPageProps {
  proof: SolutionProofs;
  renderPlate: RenderPlate;
  renderCover: RenderCover;
}

export function SolutionsPage({ proof, renderPlate, renderCover }: SolutionsPageProps) {
  const copy = solutionsCopy.useCopy();
  const blocks = ORDER.flatMap((id) => copy.solutions.filter((solution) => solution.id === id));
  const webDevelopment = copy.solutions.find(({ id }) => id === 'web-development');
  const shared = { copy, renderPlate, renderCover };
  return (
    <>
      <PageHead
        subject={copy.subject}
        title={copy.title}
        lead={copy.lead}
        aside={
          <nav aria-label={copy.contents}>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] border-s border-t border-line">
              {[...blocks, ...(webDevelopment ? [webDevelopment] : [])].map(({ id, title }) => (
                <li
                  key={id}
                  className="group relative border-e border-b border-line p-5 max-xs:p-3.5"
                >
                  <SolutionGlyph id={id} className="size-12 xs:size-16" />
                  <Icon
                    of={ArrowRight}
                    className="absolute end-4 top-4 size-5 rotate-90 text-action"
                  />
                  <a
                    href={`#${id}`}
                    className="mt-3 block font-strong no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </a>
                </li>
              ))}
              <li className="group relative flex flex-col justify-between gap-3 bg-action p-5 text-on-action hover:bg-action-hover max-xs:p-3.5 print:hidden">
                <p className="text-ui">{copy.unsure}</p>
                <MoreLink
                  to="/contact"
                  hash="book-call"
                  isSpread
                  className="text-on-action! outline-current"
                >
                  {copy.bookCall}
                </MoreLink>
              </li>
            </ul>
          </nav>
        }
        className="pb-[clamp(2.5rem,5vw,4rem)] lg:pb-0"
      />
      {blocks.map((solution, index) => (
        <SolutionBlock
          key={solution.id}
          {...shared}
          solution={solution}
          proof={proof[solution.id]}
          isSand={index % 2 === 0}
        />
      ))}
      {webDevelopment && (
        <WebDevelopment {...shared} solution={webDevelopment} proof={proof['web-development']} />
      )}
    </>
  );
}

/** The picture beside the words, in every second block after them. */
const INTRO = 'nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]';
const MIRRORED_INTRO = 'nav:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]';

interface SolutionBlockProps {
  copy: SolutionsCopy;
  solution: Solution;
  proof: SolutionProof | undefined;
  renderPlate: RenderPlate;
  renderCover: RenderCover;
  isSand?: boolean;
}

function SolutionBlock({ isSand, ...props }: SolutionBlockProps) {
  const { copy, proof, renderCover } = props;
  const { id, problems, approach, outcomes } = props.solution;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isSand ? 'bg-sand' : ''}>
      <div className="wrap later-57/112 section">
        <div className={cx('grid gap-x-16 gap-y-8', isSand ? INTRO : MIRRORED_INTRO)}>
          <SolutionIntro {...props} isMirrored={!isSand} />
        </div>
        <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-8 md:grid-cols-3 nav:gap-x-12">
          <PointList title={copy.problems} points={problems} />
          <PointList title={copy.approach} points={approach} isNumbered />
          <PointList title={copy.outcomes} points={outcomes} />
        </div>
        <ProofLinks proof={proof} renderCover={renderCover} />
      </div>
    </section>
  );
}

/** Shorter than the three other blocks, but links to its id need a target. */
function WebDevelopment(props: SolutionBlockProps) {
  const { proof, renderCover } = props;
  const { id } = props.solution;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="bg-sand">
      <div className={`wrap grid later-34/48 gap-x-16 gap-y-8 section ${INTRO}`}>
        <SolutionIntro {...props} />
        <div className="nav:col-span-2">
          <ProofLinks proof={proof} renderCover={renderCover} />
        </div>
      </div>
    </section>
  );
}

interface SolutionIntroProps extends Pick<SolutionBlockProps, 'copy' | 'solution' | 'renderPlate'> {
  isMirrored?: boolean;
}

/** Its picture, what it is called, and what it is. */
function SolutionIntro({ copy, solution, renderPlate, isMirrored }: SolutionIntroProps) {
  const { id, title, subtitle, longDescription, tools } = solution;
  return (
    <>
      <div
        className={cx(
          'relative h-72 self-center overflow-clip bg-band sm:h-112 print:hidden',
          isMirrored && 'nav:order-1',
        )}
      >
        {renderPlate(id)}
      </div>
      <div className="self-center">
        <div className="mb-6">
          <h2 id={`${id}-title`} className="text-h2">
            <Link
              to="/solutions/$id"
              params={{ id }}
              className="py-1 no-underline underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="max-w-[20em] text-lead text-balance text-accent nav:mt-3">{subtitle}</p>
        </div>
        <p className="mb-6 max-w-measure">{longDescription}</p>
        <ToolList label={copy.tools} tools={tools} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink variant="outline" to="/contact" search={{ about: id }}>
            {fill(copy.talk, { solution: title })}
          </ButtonLink>
          <MoreLink to="/solutions/$id" params={{ id }}>
            {fill(copy.details, { solution: title })}
          </MoreLink>
        </div>
      </div>
    </>
  );
}
