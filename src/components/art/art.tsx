import type { ComponentType } from 'react';
import { skipHydration } from '../../lib/skip-hydration';
import type * as Drawings from './drawings';

type Drawing = keyof typeof Drawings;
type PropsOf<Name extends Drawing> = Parameters<(typeof Drawings)[Name]>[0];

const serverDrawings = import.meta.env.SSR ? await import('./drawings') : null;

/** A drawing that only one page has is made there. */
export const drawing = <Name extends Drawing>(name: Name) =>
  skipHydration({
    as: 'span',
    serverComponent: serverDrawings?.[name] as ComponentType<PropsOf<Name>> | undefined,
    load: async () => (await import('./drawings'))[name] as ComponentType<PropsOf<Name>>,
  });

export const ArticleHeadArt = drawing('ArticleHeadArt');
export const CaseArt = drawing('CaseArt');
export const CategoryGlyph = drawing('CategoryGlyph');
export const EmptyStar = drawing('EmptyStar');
export const Frieze = drawing('Frieze');
export const HeroArt = drawing('HeroArt');
export const InsightArt = drawing('InsightArt');
export const Mark = drawing('Mark');
export const PersonArt = drawing('PersonArt');
export const SolutionGlyph = drawing('SolutionGlyph');
export const SolutionTile = drawing('SolutionTile');
export const StepGlyph = drawing('StepGlyph');
