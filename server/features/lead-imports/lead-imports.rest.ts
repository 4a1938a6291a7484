import { defineRoute, type Route } from '../../rest/define-route';
import { ref } from '../../rest/openapi/json-schema';

export const leadImportsRest: Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/admin/leads/import',
    procedure: 'leadImports.create',
    status: 200,
    input: (request) => request.upload(),
    summary: 'Import leads from a CSV file, or tell what an import would do',
    returns: ref('LeadImport'),
    isUpload: true,
  }),
  defineRoute({
    method: 'delete',
    path: '/api/admin/lead-imports/:id',
    procedure: 'leadImports.undo',
    status: 200,
    input: ({ params }) => ({ id: params.id }),
    summary: 'Undo an import within a day: leads that nobody has worked on are removed',
    returns: ref('UndoneLeadImport'),
    conflict: 'The import was more than a day ago.',
  }),
];
