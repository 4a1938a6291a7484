import { cx } from 'class-variance-authority';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { SolutionGlyph, SolutionTile } from '../../components/art/art';
import { PageHead } from '../../components/page-head';
import { ToolList } from '../../components/tool-list';
import { ButtonLink } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { MoreLink } from '../../components/ui/more-link';
import { PointList } from './point-list';
import { ProofLinks, type RenderCover } from './proof-links';
import type { SolutionProof, SolutionProofs } from './solution-proof';
import { fill } from '../../lib/copy';
import { type Solution, type SolutionsCopy, solutionsCopy } from './solutions.copy';

const ORDER = ['ai-analytics', 'saas-platforms', 'supply-chain', 'erp-integration'] as const;

interface SolutionsPageProps {
  proof: SolutionProofs;
  renderCover: RenderCover;
}

export function SolutionsPage({ proof, renderCover }: SolutionsPageProps) {
  const copy = solutionsCopy.useCopy();
  const blocks = ORDER.flatMap((id) => copy.solutions.filter((solution) => solution.id === id));
  const webDevelopment = copy.solutions.find(({ id }) => id === 'web-development');
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
                  <Link
                    to="/solutions"
                    hash={id}
                    aria-current={undefined}
                    className="mt-3 block font-strong no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                </li>
              ))}
              <li className="group relative flex flex-col justify-between gap-3 bg-action p-5 text-on-action hover:bg-action-hover max-xs:p-3.5 print:hidden">
                <p className="text-ui">{copy.unsure}</p>
                <MoreLink to="/contact" hash="book-call" isSpread className="text-on-action!">
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
          copy={copy}
          solution={solution}
          proof={proof[solution.id]}
          renderCover={renderCover}
          isSand={index % 2 === 0}
        />
      ))}
      {webDevelopment && (
        <WebDevelopment
          copy={copy}
          solution={webDevelopment}
          proof={proof['web-development']}
          renderCover={renderCover}
        />
      )}
    </>
  );
}

const INTRO = 'nav:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] nav:grid-rows-[auto_1fr]';
/** Every second block has its picture at the end, beside all its words. */
const MIRRORED_INTRO = 'nav:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]';

interface SolutionBlockProps {
  copy: SolutionsCopy;
  solution: Solution;
  proof: SolutionProof | undefined;
  renderCover: RenderCover;
  isSand?: boolean;
}

function SolutionBlock({ copy, solution, proof, renderCover, isSand }: SolutionBlockProps) {
  const { id, problems, approach, outcomes } = solution;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isSand ? 'bg-sand' : ''}>
      <div className="wrap section later-57/112">
        <div className={cx('grid gap-x-16 gap-y-8', isSand ? INTRO : MIRRORED_INTRO)}>
          <SolutionIntro copy={copy} solution={solution} isMirrored={!isSand} />
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
function WebDevelopment({ copy, solution, proof, renderCover }: SolutionBlockProps) {
  const { id } = solution;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="bg-sand">
      <div className={`wrap grid gap-x-16 gap-y-8 section later-34/48 ${INTRO}`}>
        <SolutionIntro copy={copy} solution={solution} />
        <div className="nav:col-span-2">
          <ProofLinks proof={proof} renderCover={renderCover} />
        </div>
      </div>
    </section>
  );
}

interface SolutionIntroProps extends Pick<SolutionBlockProps, 'copy' | 'solution'> {
  isMirrored?: boolean;
}

/** Its picture, what it is called, and what it is. */
function SolutionIntro({ copy, solution, isMirrored }: SolutionIntroProps) {
  const { id, title, subtitle, longDescription, tools } = solution;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 nav:contents">
        <SolutionTile
          id={id}
          className={cx(
            'max-nav:size-[min(6rem,24vw)]',
            isMirrored ? 'nav:col-start-2 nav:row-span-2 nav:h-full' : 'nav:h-44',
          )}
        />
        <div className={cx('flex-[1_1_11rem] nav:col-start-1', isMirrored && 'nav:row-start-1')}>
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
      </div>
      <div className={isMirrored ? '' : 'nav:col-start-2 nav:row-span-2 nav:row-start-1'}>
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
