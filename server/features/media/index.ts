import {
  media as table,
  mediaChunks,
  mediaVariants,
  replacedMedia,
} from '../../../db/schema/media';
import { SEARCH_COPY } from '../../core/described-tables';
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
  tables: {
    media: {
      about: 'The files of the media library; their bytes are in the folder media.',
      without: { search_text: SEARCH_COPY },
      notes: {
        size: 'bytes',
        width: 'pixels',
        height: 'pixels',
        focal_x: 'percent, of what stays in view where the picture is cropped',
        focal_y: 'percent',
        tags: 'JSON',
        url: 'percent-encoded; the file is in this export at media/, its id and its filename',
      },
    },
    media_chunks: { leftOut: 'the files are in the folder media' },
    media_variants: { leftOut: 'smaller pictures, made again from the files' },
    replaced_media: {
      about: 'Files that others have replaced; their addresses lead to the new ones.',
      notes: { id: 'that of the old address', media_id: 'media.id' },
    },
  },
});
