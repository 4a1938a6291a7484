import { defineCopy } from '../../lib/copy';
import type english from './person.copy.en';

/** The texts of the page of a person. */
export type PersonCopy = typeof english;

export const personCopy = defineCopy<PersonCopy>('person', {
  en: () => import('./person.copy.en'),
  ar: () => import('./person.copy.ar'),
});
