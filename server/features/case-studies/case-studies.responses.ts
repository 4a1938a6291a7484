import * as z from 'zod/mini';
import { caseStudies } from '../../../db/schema/case-studies';
import { orNull, rowOf } from '../../rest/openapi/json-schema';
import { previewResponses } from '../previews/previews.responses';
import { revisionResponses } from '../revisions/revisions.responses';
import { results, stack, steps } from './case-studies.schema';

export const caseStudiesResponses = {
  CaseStudy: rowOf(caseStudies, {
    results: z.toJSONSchema(results),
    stack: z.toJSONSchema(stack),
    steps: orNull(z.toJSONSchema(steps)),
  }),
  ...revisionResponses('CaseStudy'),
  ...previewResponses('CaseStudy'),
};
