import { Link } from '@tanstack/react-router';
import { SolutionGlyph, SolutionTile } from '../../components/art/art';
import { MoreLink } from '../../components/ui/more-link';
import { SectionHead } from '../../components/section-head';
import { homeCopy } from './home.copy';

export function SolutionCards() {
  const copy = homeCopy.useCopy();
  return (
    <section className="wrap section later-33/91">
      <SectionHead
        title={copy.solutionsHeading}
        intro={
          <>
            {copy.solutionsIntro}{' '}
            <Link to="/solutions/$id" params={{ id: 'erp-integration' }} className="underline">
              {copy.connectErp}
            </Link>
          </>
        }
      />
      <ul className="grid xs:grid-cols-2 lg:grid-cols-4">
        {copy.cards.map(({ id, title, description }, index) => (
          <li key={id} className="group relative flex flex-col pb-6 xs:pe-6 lg:pb-4">
            <div className="relative mb-6 xs:-me-6">
              <SolutionTile index={index} className="h-36 lg:h-44" />
              <SolutionGlyph
                id={id}
                className="absolute start-0 bottom-0 size-16 bg-ground p-2 ps-0"
              />
            </div>
            <h3 className="mb-3 text-card">{title}</h3>
            <p className="mb-3 text-base text-muted">{description}</p>
            <MoreLink to="/solutions" hash={id} about={title} isSpread className="mt-auto">
              {copy.learnMore}
            </MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
