import { defineFeature } from '../define-feature';
import { noRecords } from '../subjects';
import { leadImportsRest } from './lead-imports.rest';
import { removeOldImports } from './lead-imports.service';

export const leadImports = defineFeature({
  router: () => import('./lead-imports.router'),
  rest: leadImportsRest,
  responses: async () => (await import('./lead-imports.responses')).leadImportsResponses,
  tag: { name: 'Lead imports', description: 'Leads from CSV files, with a preview and undo.' },
  examples: async () => (await import('./lead-imports.examples')).leadImportsExamples,
  subjects: { leads: noRecords },
  housekeeping: [removeOldImports],
  tables: {
    lead_import_rows: { leftOut: 'for a day, to undo imports', withoutPeople: 'ids' },
    lead_imports: {
      leftOut: 'for a day, to undo imports',
      withoutPeople: 'ids and times, for a day',
    },
  },
});
