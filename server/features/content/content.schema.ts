import * as z from 'zod/mini';
import { requiredKey, requiredLine, startedFrom } from '../../core/fields.schema';

/** Fields that pages, case studies and insights share. */

export const slugInput = z.object({ slug: requiredKey('slug') });

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slug = requiredLine('Slug', 100).check(
  z.refine((value) => value === '' || SLUG.test(value), {
    error: 'Slug may hold lowercase letters, digits and single hyphens',
  }),
);

/** The row to update, and the version that the edit started from. */
export const target = { id: requiredKey('id'), updatedAt: startedFrom };
