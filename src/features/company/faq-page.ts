import type { HeadContext } from '../../lib/head';
import type { JsonLd } from '../../lib/structured-data';
import { contactCopy } from './contact.copy';

/** The questions of the contact page as structured data. */
export const faqPage = ({ queryClient, language }: HeadContext): JsonLd => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: contactCopy.read(queryClient).faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
