import { originalSlug } from '../../config/slugs';
import { serviceDrawings } from './drawings-service.copy';
import { serviceDrawingsAr } from './drawings-service.copy.ar';
import { tradeDrawings } from './drawings-trade.copy';
import { tradeDrawingsAr } from './drawings-trade.copy.ar';
import type { Drawing, ScreenRows, StudyDrawings } from './drawings.types';
import { headScreens } from './head-screens.copy';
import { headScreensAr } from './head-screens.copy.ar';
import { ownValue } from '../../lib/own-value';

const ENGLISH: StudyDrawings = { ...tradeDrawings, ...serviceDrawings };
const ARABIC: StudyDrawings = { ...tradeDrawingsAr, ...serviceDrawingsAr };

/** What `english` or `arabic` has of a study. The slug of a translation ends with its language. */
const ofStudy = <T>(
  slug: string,
  english: Partial<Record<string, T>>,
  arabic: Partial<Record<string, T>>,
): T | undefined => ownValue(slug.endsWith('-ar') ? arabic : english, originalSlug(slug));

export const drawingsOf = (slug: string): readonly Drawing[] =>
  ofStudy(slug, ENGLISH, ARABIC) ?? [];

export const headScreenOf = (slug: string): ScreenRows | undefined =>
  ofStudy(slug, headScreens, headScreensAr);
