import type { ComponentType } from 'react';
import { cx } from 'class-variance-authority';
import type { Palette, SceneProps } from './scene-parts';
import { FilmMill, Papers, SolarField } from './scenes-industry';
import { ColdStore, Salon, Warehouses } from './scenes-trade';
import { originalSlug } from '../../config/slugs';
import { ownValue } from '../../lib/own-value';

/** The places of studies that are drawn, by the slug of the original. Others show a screen. */
const SCENES: Partial<Record<string, ComponentType<SceneProps>>> = {
  'cold-store-orders': ColdStore,
  'one-order-book': Warehouses,
  'hair-salon-website': Salon,
  'packaging-erp-integration': FilmMill,
  'customs-documents': Papers,
  'solar-washing-plan': SolarField,
};

/** In each language alike. */
export const sceneOf = (slug: string) => ownValue(SCENES, originalSlug(slug));

interface StudySceneProps {
  of: ComponentType<SceneProps>;
  palette: Palette;
  /** In a card, the place for its figure stays free. */
  isCard: boolean;
}

const [LEFT_OF_ALL, SIZE_OF_ALL] = [-400, 1120];

/** A scene whole, with as much of what is around it as there is room for. */
export const StudyScene = ({ of: Scene, palette, isCard }: StudySceneProps) => (
  <span
    className={cx(
      'absolute inset-y-0 end-0 overflow-clip',
      isCard ? 'w-3/5 print:hidden' : 'w-full',
    )}
  >
    <svg
      viewBox="0 0 320 320"
      preserveAspectRatio={isCard ? 'xMaxYMid meet' : 'xMidYMid meet'}
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
    >
      <rect
        x={LEFT_OF_ALL}
        y={LEFT_OF_ALL}
        width={SIZE_OF_ALL}
        height={SIZE_OF_ALL}
        style={{ fill: `color-mix(in oklab, ${palette.star} 45%, var(--color-band))` }}
      />
      <Scene palette={palette} />
    </svg>
  </span>
);
