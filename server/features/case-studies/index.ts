import { caseStudies as table } from '../../../db/schema/case-studies';
import { pathIn } from '../../../src/config/languages';
import { solutionOf } from '../../../src/config/solutions';
import { defineFeature } from '../define-feature';
import { changedAt } from '../content/publication';
import { recordsOf } from '../subjects';
import { caseStudiesRest } from './case-studies.rest';
import { listAddresses, listCaseStudies } from './case-studies.service';
import { fullTextOf } from './full-text';

/** Its first result, for the preview picture; null where that is not a figure. */
const figureOf = ([first]: (typeof table.$inferSelect)['results']) =>
  typeof first === 'object' && first.value
    ? { value: first.value, metric: first.metric ?? '' }
    : null;

export const caseStudies = defineFeature({
  router: () => import('./case-studies.router'),
  open: {
    list: 'everybody',
    cards: 'everybody',
    featuredCards: 'everybody',
    featured: 'everybody',
    linked: 'everybody',
    about: 'everybody',
  },
  rest: caseStudiesRest,
  responses: async () => (await import('./case-studies.responses')).caseStudiesResponses,
  tag: { name: 'Case studies', description: 'Finished projects, as the site presents them.' },
  examples: async () => (await import('./case-studies.examples')).caseStudiesExamples,
  subjects: { case_study: recordsOf(table, table.title) },
  publicContent: true,
  sitemap: {
    listPath: '/case-studies',
    pages: (database) =>
      listAddresses(database).map(({ slug, title, industry, challenge, results, ...row }) => ({
        path: `/case-studies/${slug}`,
        language: row.language,
        versionOf: row.translationOf ?? row.id,
        title,
        section: industry,
        summary: challenge,
        isInvented: row.isSample,
        drawing: () => ({
          type: 'case_study',
          slug,
          industry,
          solution: solutionOf(slug),
          figure: figureOf(results),
        }),
        updatedAt: changedAt(row),
      })),
  },
  fullTexts: (database, language, limit) =>
    listCaseStudies(database, language)
      .slice(0, limit)
      .map((study) => ({
        path: pathIn(language, `/case-studies/${study.slug}`),
        title: study.title,
        text: fullTextOf(study, language),
      })),
  mediaReferences: {
    label: 'case study',
    subjectType: 'case_study',
    followsReplacement: true,
    title: table.title,
    columns: [table.challenge, table.solution, table.results],
    newestFirst: table.createdAt,
  },
  tables: {
    case_studies: {
      about: 'Case studies of the site.',
      withoutPeople: 'texts that the firm publishes',
    },
  },
});
