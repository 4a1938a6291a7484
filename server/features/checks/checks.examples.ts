import type { Examples } from '../examples.types';
import { storeInsight } from '../insights/insights.examples';

export const checksExamples: Examples = {
  all: {
    good: ({ database }) => {
      storeInsight(database, { content: '[Nothing there](/nothing)' });
      return {};
    },
    bad: { cursor: 7 },
  },
  text: {
    good: () => ({ type: 'insight', content: '#### Deep', excerpt: '' }),
    bad: { type: 'lead' },
  },
};
