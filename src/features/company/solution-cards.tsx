import { Link } from '@tanstack/react-router';
import { SolutionGlyph } from '../../components/art/art';
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
      <ul className="grid border-t border-text xs:grid-cols-2 lg:grid-cols-4">
        {copy.cards.map(({ id, title, description }) => (
          <li
            key={id}
            className="group relative flex flex-col border-line py-6 max-lg:border-b xs:max-lg:pe-6 lg:border-s lg:px-6 lg:pt-7 lg:pb-4 lg:first:border-0 lg:first:ps-0 lg:last:pe-0"
          >
            <SolutionGlyph id={id} className="mb-6 size-16 lg:mb-9 lg:size-22" />
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
