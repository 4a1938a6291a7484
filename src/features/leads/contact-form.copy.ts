import { defineCopy } from '../../lib/copy';
import type english from './contact-form.copy.en';

export type ContactFormCopy = typeof english;

export const contactFormCopy = defineCopy<ContactFormCopy>('contact-form', {
  en: () => import('./contact-form.copy.en'),
  ar: () => import('./contact-form.copy.ar'),
});

/** A text of the server in the language of the page. */
export const serverText = (copy: ContactFormCopy, text: string): string =>
  copy.serverTexts[text] ?? (copy.otherFault || text);
