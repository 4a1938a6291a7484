import { defineCopy } from '../../lib/copy';
import type english from './contact.copy.en';

export const PROMISED = ['book-call', 'consultation', 'proposal'] as const;
export type Promised = (typeof PROMISED)[number];

/** The texts of the contact page, without its form. */
export type ContactCopy = typeof english;

/** What the three buttons promise that lead to the form, and what they put into its message. */
export type PromiseCopy = Pick<ContactCopy, 'heading' | 'promises' | 'topic' | 'wishes'>;

export const contactCopy = defineCopy<ContactCopy>('contact', {
  en: () => import('./contact.copy.en'),
  ar: () => import('./contact.copy.ar'),
});
