import { defineFeature } from '../define-feature';
import { noRecords } from '../subjects';
import { exportDownload } from './exports.download';
import { exportsRouter } from './exports.router';

export const exports = defineFeature({
  router: exportsRouter,
  rest: [],
  downloads: [exportDownload],
  tag: { name: 'Export', description: 'Everything that is stored, to take along.' },
  examples: async () => (await import('./exports.examples')).exportsExamples,
  subjects: { data: noRecords },
});
