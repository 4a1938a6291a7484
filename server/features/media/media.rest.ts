import { defineRoute, readList, remove, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/media';

export const mediaRest: Route[] = [
  readList(PATH, 'media.list', {
    summary: 'List the media library, newest first',
    returns: listOf(ref('Media')),
    rows: 'media',
    query: ['search', 'tag', 'use'],
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
  defineRoute({
    method: 'post',
    path: `${PATH}/:id/replacement`,
    procedure: 'media.replace',
    status: 201,
    input: async (request) => Object.assign({}, await request.upload(), request.params),
    summary: 'Put a new file in the place of another',
    returns: ref('Media'),
    isUpload: true,
    conflict: 'A reply that has been sent holds the file.',
  }),
  defineRoute({
    method: 'put',
    path: `${PATH}/:id`,
    procedure: 'media.update',
    status: 200,
    input: (request) => request.update(),
    summary: 'Update alt text, focus and tags of a file',
    returns: ref('Media'),
  }),
  remove(PATH, 'media.remove', {
    summary: 'Delete a file',
    conflict: 'Something still uses the file.',
  }),
];
