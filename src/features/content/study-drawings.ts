import { serviceDrawings } from './drawings-service.copy';
import { serviceDrawingsAr } from './drawings-service.copy.ar';
import { tradeDrawings } from './drawings-trade.copy';
import { tradeDrawingsAr } from './drawings-trade.copy.ar';
import type { Drawing, StudyDrawings } from './drawings.types';

const ENGLISH: StudyDrawings = { ...tradeDrawings, ...serviceDrawings };
const ARABIC: StudyDrawings = { ...tradeDrawingsAr, ...serviceDrawingsAr };

/** The drawings of a study. The slug of a translation ends with its language. */
export const drawingsOf = (slug: string): readonly Drawing[] =>
  (slug.endsWith('-ar') ? ARABIC[slug.replace(/-ar$/, '')] : ENGLISH[slug]) ?? [];
