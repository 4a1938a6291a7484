import { create, readList, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/projects';

export const projectsRest: Route[] = [
  readList(PATH, 'projects.list', {
    summary: 'List the projects, newest first',
    returns: listOf(ref('Project')),
    rows: 'projects',
  }),
  create(PATH, 'projects.create', { summary: 'Create a project', returns: ref('Project') }),
  update(PATH, 'projects.update', { summary: 'Update a project', returns: ref('Project') }),
];
