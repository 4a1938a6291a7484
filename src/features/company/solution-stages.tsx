import type { CSSProperties } from 'react';
import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { SolutionPageCopy } from './solution-copy/solution-page.copy';

interface StagesProps {
  title: string;
  /** Before what a stage leaves behind. */
  result: string;
  stages: SolutionPageCopy['stages'];
  /** What such a project costs. */
  guide: { slug: string; title: string } | undefined;
}

/** The stages of a project as stations of a path: along the page where it is wide, else down. */
export const Stages = ({ title, result, stages, guide }: StagesProps) => (
  <section className="later-32/84 bg-sand section" aria-labelledby="stages">
    <div className="wrap">
      <h2 id="stages" className="mb-[clamp(2rem,4.5vw,4rem)] text-h2">
        {title}
      </h2>
      <ol className="grid lg:grid-cols-5">
        {stages.map(({ when, title: name, text, result: left }, index) => (
          <li
            key={name}
            style={{ '--at': index } as CSSProperties}
            className="group grid grid-cols-[min(2.5rem,13vw)_minmax(0,1fr)] gap-x-4 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            <Station />
            <div className="pb-8 lg:contents">
              <p className="text-small font-medium text-accent lg:pt-5">{when}</p>
              <h3 className="mt-1 text-h3 lg:pe-6">{name}</h3>
              <p className="mt-2 text-base text-muted lg:pe-6">{text}</p>
              <p className="mt-3.5 text-ui font-medium text-balance lg:pe-6">
                <span className="block text-small font-normal text-muted">{result}</span>
                {left}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {guide && (
        <MoreLink
          {...textLanguage(guide.title)}
          to="/insights/$slug"
          params={guide}
          className="mt-8"
        >
          {guide.title}
        </MoreLink>
      )}
    </div>
  </section>
);

/** A star of the lattice, with the path to the next one. */
const Station = () => (
  <div aria-hidden="true" className="flex flex-col items-center lg:flex-row">
    <svg
      viewBox="0 0 40 40"
      className="size-10 max-w-full flex-none fill-accent group-last:fill-saffron"
    >
      <path d="M20 2.5 25.1 7.6H32.4V14.9L37.5 20 32.4 25.1V32.4H25.1L20 37.5 14.9 32.4H7.6V25.1L2.5 20 7.6 14.9V7.6H14.9Z" />
    </svg>
    <span
      data-path=""
      className="min-h-6 w-[2.5px] grow bg-accent group-last:hidden lg:h-[2.5px] lg:min-h-0 lg:w-auto"
    />
  </div>
);
