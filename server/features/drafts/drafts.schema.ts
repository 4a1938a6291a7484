import * as z from 'zod/mini';
import { CONTENT_TYPES } from '../../../db/enums';
import { idInput, instant, oneOf, requiredKey, startedFrom } from '../../core/fields.schema';
import { updateCaseStudySchema } from '../case-studies/case-studies.schema';
import { updateInsightSchema } from '../insights/insights.schema';
import { updatePageSchema } from '../pages/pages.schema';

/** Whether and when an item is public is no part of a draft; its links change when it is published. */
const NOT_IN_DRAFTS = { status: true, publishedAt: true, updatesLinks: true, draft: true } as const;

/** The version of the item that was seen last: a draft goes on from there. */
const seen = { startedFrom: z.nullish(instant('startedFrom')) };

/** Fields that are left out keep the value of the draft, or of the item without one. */
export const insightDraftSchema = z.extend(z.omit(updateInsightSchema, NOT_IN_DRAFTS), seen);
export const caseStudyDraftSchema = z.extend(z.omit(updateCaseStudySchema, NOT_IN_DRAFTS), seen);
export const pageDraftSchema = z.extend(z.omit(updatePageSchema, NOT_IN_DRAFTS), seen);

export const discardDraftSchema = z.object({ ...idInput.shape, updatedAt: startedFrom });

const type = oneOf('type', CONTENT_TYPES);

export const listDraftsSchema = z.object({ type });
export const openItemSchema = z.object({ type, id: requiredKey('id') });

export interface DraftInput {
  id: string;
  /** The version of the draft, or of the item without one, that the edit started from. */
  updatedAt?: string | null | undefined;
  startedFrom?: string | null | undefined;
}
