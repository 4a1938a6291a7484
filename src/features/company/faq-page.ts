import { faq } from './contact.copy';

/** The questions of the contact page, as search engines know them. */
export const faqPage = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
