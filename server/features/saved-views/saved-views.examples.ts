import type { SavedView } from '../../../db/schema/saved-views';
import type { Examples } from '../examples.types';

/** A valid view. */
export const aSavedView = (overrides: Partial<SavedView> = {}) => ({
  name: 'Due first',
  query: 'owner=mine&sort=due',
  isDefault: false,
  ...overrides,
});

export const savedViewsExamples: Examples = {
  list: {},
  replace: {
    good: () => ({ views: [aSavedView({ isDefault: true })] }),
    bad: { views: [{ name: '' }] },
  },
};
