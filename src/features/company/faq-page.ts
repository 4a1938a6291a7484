import type { HeadContext, JsonLd } from '../../lib/head';
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
