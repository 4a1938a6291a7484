import { defineCopy } from '../../lib/copy';
import type english from './home.copy.en';

/** The texts of the home page, without its lists and its form. */
export type HomeCopy = typeof english;

export const homeCopy = defineCopy<HomeCopy>('home', {
  en: () => import('./home.copy.en'),
  ar: () => import('./home.copy.ar'),
});
