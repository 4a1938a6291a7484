import { octagonStar } from './lattice';
import { ownValue } from '../../lib/own-value';

/** Shapes of the lattice, so that they stay clear at the size of a letter. */
const GLYPHS: Partial<Record<string, string>> = {
  'AI & Analytics': octagonStar(22, [12, 12], 62),
  'SaaS Platforms': [6, 18]
    .flatMap((x) => [6, 18].map((y) => octagonStar(10.5, [x, y], 0)))
    .join(''),
  'ERP Integration':
    'M2 3h9v9H2zM13 12h9v9h-9zM17.5 1.5 22 6l-4.5 4.5L13 6zM6.5 13.5 11 18l-4.5 4.5L2 18z',
};
const OTHER = `${octagonStar(22, [12, 12], 0)}M12 7l5 5-5 5-5-5z`;

/** A sign for each category that has one of its own, and one for the others. */
export const CategoryGlyph = ({ category }: { category: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden="true"
    className="icon size-3.5"
  >
    <path d={ownValue(GLYPHS, category) ?? OTHER} />
  </svg>
);
