import * as z from 'zod/mini';
import { wholeNumber } from './fields.schema';

/** The input of a list: the number of rows, and the cursor that they start after. */
export const pageInput = {
  limit: z.optional(wholeNumber('limit', 1, 1000)),
  cursor: z.nullish(z.string({ error: 'cursor must be text' })),
};
