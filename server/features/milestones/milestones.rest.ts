import { create, defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/projects/:id/milestones';
const MILESTONE = `${PATH}/:milestoneId`;
const OF_PROJECT = { idAs: 'projectId' };

export const milestonesRest: Route[] = [
  read(PATH, 'milestones.list', {
    summary: 'List the milestones of a project by due date',
    returns: listOf(ref('Milestone')),
    respond: ({ milestones }) => milestones,
    ...OF_PROJECT,
  }),
  create(PATH, 'milestones.create', {
    summary: 'Add a milestone to a project',
    returns: ref('Milestone'),
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'put',
    path: MILESTONE,
    procedure: 'milestones.update',
    status: 200,
    input: async (request) =>
      Object.assign({}, await request.update(), {
        projectId: request.params.id,
        milestoneId: request.params.milestoneId,
      }),
    summary: 'Update a milestone, or mark it as done',
    returns: ref('Milestone'),
    conflict: 'The row has been changed since the version that the update started from.',
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'delete',
    path: MILESTONE,
    procedure: 'milestones.remove',
    status: 204,
    input: ({ params }) => ({ projectId: params.id, milestoneId: params.milestoneId }),
    summary: 'Delete a milestone',
    ...OF_PROJECT,
  }),
];
