import { getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { caseStudies } from '../../../db/schema/case-studies';
import { drafts } from '../../../db/schema/drafts';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { type JsonSchema, objectOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { results, stack, steps } from '../case-studies/case-studies.schema';

const { subjectType, title, fields, ...known } = getTableColumns(drafts);

/** The row of an item as the draft has it, which has no state of its own. */
function draftOf(columns: Record<string, unknown>, described: Record<string, JsonSchema> = {}) {
  const { status, publishedAt, isSample, ...shown } = columns;
  return rowOf(
    { ...shown, ...known, isOutdated: null, actor: null },
    {
      ...described,
      isOutdated: {
        type: 'boolean',
        description: 'Whether the item has been saved since the draft was begun.',
      },
      actor: objectOf({ name: { type: 'string' }, isRemoved: { type: 'boolean' } }),
    },
  );
}

export const draftsResponses = {
  InsightDraft: draftOf(getTableColumns(insights)),
  CaseStudyDraft: draftOf(getTableColumns(caseStudies), {
    results: z.toJSONSchema(results),
    stack: z.toJSONSchema(stack),
    steps: orNull(z.toJSONSchema(steps)),
  }),
  PageDraft: draftOf(getTableColumns(pages)),
};
