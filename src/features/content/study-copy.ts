import type { Language } from '../../../db/public-enums';
import { caseStudyCopy, type CaseStudyCopy } from './case-study.copy';
import { caseStudyCopyAr } from './case-study.copy.ar';

/** The labels of a study in the language of its texts. */
export const studyCopy = (language: Language): CaseStudyCopy =>
  language === 'ar' ? caseStudyCopyAr : caseStudyCopy;
