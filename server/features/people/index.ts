import { defineFeature } from '../define-feature';
import { noRecords } from '../subjects';
import { peopleRest } from './people.rest';
import { responsesPersonalData } from './personal-data';
import { removeExpiredPeople } from './retention';

/** What is stored about people of all nouns: who may ask for it, or have it erased. */
export const people = defineFeature({
  router: () => import('./people.router'),
  rest: peopleRest,
  responses: async () => (await import('./people.responses')).peopleResponses,
  tag: { name: 'Personal data', description: 'What is stored about a person, to show and erase.' },
  examples: async () => (await import('./people.examples')).peopleExamples,
  subjects: { person: noRecords },
  housekeeping: [removeExpiredPeople],
  personalData: responsesPersonalData,
  tables: {
    idempotent_answers: { leftOut: 'repeats rows of other tables, for a day' },
  },
});
