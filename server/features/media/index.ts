import {
  media as table,
  mediaChunks,
  mediaVariants,
  replacedMedia,
} from '../../../db/schema/media';
import { isAmong, personalRows } from '../../core/personal-data';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { mediaRest } from './media.rest';
import { removeUnattached } from './remove-unattached';
import { mediaColumns } from './media.service';

export const media = defineFeature({
  router: () => import('./media.router'),
  rest: mediaRest,
  responses: () => ({ Media: rowOf(mediaColumns) }),
  tag: { name: 'Media', description: 'Files that staff upload.' },
  examples: async () => (await import('./media.examples')).mediaExamples,
  subjects: { media: recordsOf(table, table.originalName, mediaColumns) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'files',
        label: 'Files of updates and replies',
        columns: mediaColumns,
        isOf: ({ files }) => isAmong(table.id, files()),
        stays: 'A file goes with the last row that uses it.',
      }),
    ],
    parts: [mediaChunks, mediaVariants, replacedMedia],
  },
  housekeeping: [removeUnattached],
});
