import { serviceDrawings } from './drawings-service.copy';
import { serviceDrawingsAr } from './drawings-service.copy.ar';
import { tradeDrawings } from './drawings-trade.copy';
import { tradeDrawingsAr } from './drawings-trade.copy.ar';
import type { Drawing, StudyDrawings } from './drawings.types';

const DRAWINGS: Record<'en' | 'ar', StudyDrawings> = {
  en: { ...tradeDrawings, ...serviceDrawings },
  ar: { ...tradeDrawingsAr, ...serviceDrawingsAr },
};

/** The drawings of a study in its language. The slug of a translation ends with its language. */
export const drawingsOf = (slug: string, language: 'en' | 'ar'): readonly Drawing[] =>
  DRAWINGS[language][language === 'ar' ? slug.replace(/-ar$/, '') : slug] ?? [];
