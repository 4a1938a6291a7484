import * as z from 'zod/mini';
import { requiredKey } from '../../core/fields.schema';

/** A link of an item, by the ids of both. */
export const previewLinkInput = z.object({
  id: requiredKey('id'),
  previewId: requiredKey('previewId'),
});

export const secretInput = z.object({ secret: requiredKey('secret') });
