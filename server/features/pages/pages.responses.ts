import { pages } from '../../../db/schema/pages';
import { rowOf } from '../../rest/openapi/json-schema';
import { previewResponses } from '../previews/previews.responses';
import { revisionResponses } from '../revisions/revisions.responses';

export const pagesResponses = {
  Page: rowOf(pages),
  ...revisionResponses('Page'),
  ...previewResponses('Page'),
};
