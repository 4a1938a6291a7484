import { defineCopy } from '../../lib/copy';
import type english from './about.copy.en';

/** The texts of the page about the firm; its people are rows of the database. */
export type AboutCopy = typeof english;

export const aboutCopy = defineCopy<AboutCopy>('about', {
  en: () => import('./about.copy.en'),
  ar: () => import('./about.copy.ar'),
});
