import type { Examples } from '../examples.types';
import { storeInsight } from '../insights/insights.examples';
import { storePreviewLink } from './preview-links.examples';

export const previewsExamples: Examples = {
  item: { good: ({ database }) => ({ id: storeInsight(database).id }) },
  shared: {
    good: ({ database }) => {
      const { id } = storeInsight(database);
      return { secret: storePreviewLink(database, { type: 'insight', id }).secret };
    },
  },
};
