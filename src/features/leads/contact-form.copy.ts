import type { Interest } from '../../../db/public-enums';
import { defineCopy } from '../../lib/copy';

export interface ContactFormCopy {
  name: string;
  email: string;
  company: string;
  phone: string;
  interest: string;
  chooseOne: string;
  interests: Record<Interest, string>;
  message: string;
  honeypot: string;
  send: string;
  sending: string;
  /** Before the first field. */
  requiredNote: string;
  /** Around the link to the privacy policy. */
  privacy: [before: string, link: string, after: string];
  /** Shown before the server is asked. */
  required: { name: string; email: string; message: string };
  /** By the server's English text; empty in English. */
  serverTexts: Record<string, string>;
  /** For any other text of the server; empty in English, which shows that text itself. */
  otherFault: string;
  thanks: { heading: string; text: string; again: string };
  sent: { title: string; text: string };
  failed: { title: string; text: string; offline: string };
}

export const contactFormCopy = defineCopy<ContactFormCopy>('contact-form', {
  en: () => import('./contact-form.copy.en'),
  ar: () => import('./contact-form.copy.ar'),
});

/** A text of the server in the language of the page. */
export const serverText = (copy: ContactFormCopy, text: string): string =>
  copy.serverTexts[text] ?? (copy.otherFault || text);
