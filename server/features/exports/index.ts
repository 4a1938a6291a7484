import { defineFeature } from '../define-feature';
import { noRecords } from '../subjects';
import { exportDownload } from './exports.download';

export const exports = defineFeature({
  router: () => import('./exports.router'),
  rest: [],
  downloads: [exportDownload],
  tag: { name: 'Export', description: 'Everything that is stored, to take along.' },
  examples: async () => (await import('./exports.examples')).exportsExamples,
  subjects: { data: noRecords },
});
