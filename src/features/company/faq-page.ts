import { pathIn } from '../../config/languages';
import type { HeadContext } from '../../lib/head';
import type { JsonLd } from '../../lib/structured-data';

interface Faq {
  path: string;
  questions: { question: string; answer: string }[];
}

/** The questions of a page as structured data. */
export const faqPage = ({ settings, language }: HeadContext, { path, questions }: Faq): JsonLd => ({
  '@type': 'FAQPage',
  '@id': `${settings.siteUrl}${pathIn(language, path)}#faq`,
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
