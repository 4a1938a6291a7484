import { Link } from '@tanstack/react-router';
import { SolutionTile } from '../../components/art/art';
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
            <SolutionTile id={id} index={index} className="mb-6 h-36 xs:-me-6 lg:h-44" />
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
