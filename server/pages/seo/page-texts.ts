import { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../db/enums';
import { pathIn } from '../../../src/config/languages';
import { solutionPath } from '../../../src/config/pages';
import { frameCopy } from '../../../src/config/frame.copy';
import { solutionIds } from '../../../src/config/site';
import { contactCopy } from '../../../src/features/company/contact.copy';
import {
  solutionLabels,
  solutionPageCopies,
} from '../../../src/features/company/solution-copy/solution-page.copy';
import type { FullText } from '../../features/define-feature';

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** What the pages of the solutions say, as Markdown. */
export async function solutionTexts(language: Language): Promise<FullText[]> {
  const reads = { queryClient: new QueryClient(), language };
  await Promise.all([solutionLabels.load(reads), frameCopy.load(reads)]);
  const { solutions } = frameCopy.read(reads.queryClient);
  const labels = solutionLabels.read(reads.queryClient);
  return Promise.all(
    solutionIds.map(async (id) => {
      const page = solutionPageCopies[id];
      await page.load(reads);
      const { heading, lead, facts, countries, ...copy } = page.read(reads.queryClient);
      const stages = copy.stages.map(
        ({ when, title, text, result }) =>
          `${when}: ${title}. ${text} ${labels.result}: ${result}.`,
      );
      const parts = [
        lead,
        list(facts.map(({ label, value }) => `${label}: ${value}`)),
        `### ${labels.stages}`,
        list(stages),
        ...(countries
          ? [
              `### ${countries.title}`,
              list(countries.items.map(({ title, text }) => `${title}. ${text}`)),
            ]
          : []),
        `### ${labels.deliverables}`,
        list(copy.deliverables.map(({ title, text }) => `${title}. ${text}`)),
        `### ${labels.needs}`,
        list(copy.needs),
        `### ${labels.fits}`,
        list(copy.fits),
        `### ${labels.against}`,
        list(copy.against),
        ...copy.questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
      ];
      return {
        path: pathIn(language, solutionPath(id)),
        title: `${solutions[id]}: ${heading}`,
        text: parts.join('\n\n'),
      };
    }),
  );
}

/** What people ask before they write, as Markdown. */
export async function contactText(language: Language): Promise<FullText> {
  const reads = { queryClient: new QueryClient(), language };
  await contactCopy.load(reads);
  const { faqHeading, faq } = contactCopy.read(reads.queryClient);
  return {
    path: pathIn(language, '/contact'),
    title: faqHeading,
    text: faq.flatMap(({ question, answer }) => [`### ${question}`, answer]).join('\n\n'),
  };
}
