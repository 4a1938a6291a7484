import { create, read, remove, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/saved-replies';

export const savedRepliesRest: Route[] = [
  read(PATH, 'savedReplies.list', {
    summary: 'List the shared saved replies and your own, by title',
    returns: listOf(ref('SavedReply')),
  }),
  create(PATH, 'savedReplies.create', {
    summary: 'Save a reply; it may hold {name}, {company} and {me}',
    returns: ref('SavedReply'),
  }),
  update(PATH, 'savedReplies.update', {
    summary: 'Change a saved reply',
    returns: ref('SavedReply'),
  }),
  remove(PATH, 'savedReplies.remove', { summary: 'Delete a saved reply' }),
];
