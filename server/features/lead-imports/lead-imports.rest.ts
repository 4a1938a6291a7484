import { defineRoute, type Route } from '../../rest/define-route';
import { IMPORT_FIELDS } from './lead-imports.schema';
import { ref } from '../../rest/openapi/json-schema';

const IMPORT_NOTE = [
  'Days such as 1/2/2026 have the day first, unless one of the file can only have the month first.',
  `\`mapping\` is a JSON object that gives ${IMPORT_FIELDS.join(', ')} the name of a column, or null.`,
  'With `duplicates=update` a known lead gets name, company, phone and interest of the first row with its address; its message, date and status stay.',
  'Of the skipped rows and of the errors the first 100 are named.',
].join(' ');

export const leadImportsRest: Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/admin/leads/import',
    procedure: 'leadImports.create',
    status: 200,
    input: (request) => request.upload(),
    summary: 'Import leads from a CSV file, or tell what an import would do',
    note: IMPORT_NOTE,
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
