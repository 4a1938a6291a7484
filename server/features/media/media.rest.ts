import { defineRoute, readList, remove, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/media';

export const mediaRest: Route[] = [
  readList(PATH, 'media.list', {
    summary: 'List the media library, newest first',
    returns: listOf(ref('Media')),
    rows: 'media',
    query: ['search'],
  }),
  defineRoute({
    method: 'post',
    path: PATH,
    procedure: 'media.create',
    status: 201,
    input: (request) => request.upload(),
    summary: 'Upload a file',
    returns: ref('Media'),
    isUpload: true,
  }),
  remove(PATH, 'media.remove', {
    summary: 'Delete a file',
    conflict: 'Something still uses the file.',
  }),
];
