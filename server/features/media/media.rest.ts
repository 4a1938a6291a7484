import { listOf, ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { readList, remove } from '../../http/row-kinds';

export const mediaRest: RestRow[] = [
  readList('/api/admin/media', 'media.list', {
    summary: 'List the media library, newest first',
    returns: listOf(ref('Media')),
    rows: 'media',
    query: ['search'],
  }),
  {
    method: 'post',
    path: '/api/admin/media',
    procedure: 'media.create',
    status: 201,
    input: (request) => request.upload(),
    summary: 'Upload a file',
    returns: ref('Media'),
    isUpload: true,
  },
  remove('/api/admin/media', 'media.remove', {
    summary: 'Delete a file',
    conflict: 'Something still uses the file.',
  }),
];
