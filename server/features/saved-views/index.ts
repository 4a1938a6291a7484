import { savedViews as table } from '../../../db/schema/saved-views';
import { users } from '../../../db/schema/staff';
import { isAmong, personalRows } from '../../core/personal-data';
import { defineFeature } from '../define-feature';
import { noRecords } from '../subjects';

export const savedViews = defineFeature({
  router: () => import('./saved-views.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./saved-views.examples')).savedViewsExamples,
  // What people call their own views is shown to nobody else.
  subjects: { saved_view: noRecords },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'savedViews',
        label: 'Own saved views',
        columns: { id: table.id, views: table.views, createdAt: table.createdAt },
        isOf: ({ idsOf }) => isAmong(table.id, idsOf(users)),
        stays: 'They go when the colleague is removed under People.',
      }),
    ],
  },
  tables: {
    saved_views: {
      about: 'Filters and orders of the leads that people have named for themselves.',
      notes: { id: 'users.id, or the id of ADMIN_TOKEN as in activities' },
    },
  },
});
