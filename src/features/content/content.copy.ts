import { defineCopy } from '../../lib/copy';
import type english from './content.copy.en';
import { ownValue } from '../../lib/own-value';

/** The texts around insights and case studies: their lists, cards and pages. */
export type ContentCopy = typeof english;

export const contentCopy = defineCopy<ContentCopy>('content', {
  en: () => import('./content.copy.en'),
  ar: () => import('./content.copy.ar'),
});

/** The name of a category; a category of its own is shown as it was written. */
export const categoryName = ({ categories }: ContentCopy, category: string): string =>
  ownValue(categories, category) ?? category;
