import { defineCopy } from '../lib/copy';
import type english from './frame.copy.en';

/** What the band at the end of a page speaks of. */
export type CtaTopic = 'process' | 'solution' | 'figure' | 'article' | 'author' | 'people';

/** The texts around every public page. */
export type FrameCopy = typeof english;

export const frameCopy = defineCopy<FrameCopy>('frame', {
  en: () => import('./frame.copy.en'),
  ar: () => import('./frame.copy.ar'),
});
