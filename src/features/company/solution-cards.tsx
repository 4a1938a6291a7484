import { SolutionTile } from '../../components/art/art';
import { MoreLink } from '../../components/ui/more-link';
import { SectionHead } from '../../components/section-head';
import { frameCopy } from '../../config/frame.copy';
import { homeCopy } from './home.copy';

/** The solution that has no card among the four. */
const ERP = 'erp-integration';

export function SolutionCards() {
  const copy = homeCopy.useCopy();
  const { solutions } = frameCopy.useCopy();
  return (
    <section className="wrap later-33/66 section">
      <SectionHead title={copy.solutionsHeading} intro={copy.solutionsIntro} />
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 nav:grid-cols-4">
        {copy.cards.map(({ id, title, description }) => (
          <li
            key={id}
            className="group relative flex later-15/15 flex-wrap gap-x-5 gap-y-6 nav:flex-col nav:flex-nowrap"
          >
            <SolutionTile id={id} className="max-nav:size-[min(6rem,24vw)] nav:h-44" />
            <div className="flex flex-[1_1_11rem] flex-col">
              <h3 className="mb-3 text-card">{title}</h3>
              <p className="mb-3 text-base text-muted">{description}</p>
              <MoreLink to="/solutions" hash={id} about={title} isSpread className="mt-auto">
                {copy.learnMore}
              </MoreLink>
            </div>
          </li>
        ))}
      </ul>
      <div className="group relative mt-8 flex later-15/15 flex-wrap gap-x-5 gap-y-6 border-t border-line pt-8 nav:grid nav:grid-cols-4 nav:items-center nav:gap-x-6">
        <SolutionTile id={ERP} className="max-nav:size-[min(6rem,24vw)] nav:h-32" />
        <div className="flex-[1_1_11rem] nav:contents">
          <div className="nav:col-span-2">
            <h3 className="mb-3 text-card">{solutions[ERP]}</h3>
            <p className="mb-3 text-base text-muted nav:mb-0">{copy.erp}</p>
          </div>
          <MoreLink to="/solutions/$id" params={{ id: ERP }} about={solutions[ERP]} isSpread>
            {copy.connectErp}
          </MoreLink>
        </div>
      </div>
    </section>
  );
}
