import { faq } from './contact.copy';

/** The questions of the contact page as structured data. */
export const faqPage = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
