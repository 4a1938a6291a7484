import * as z from 'zod/mini';

/** The input of a list: the number of rows, and the cursor that they start after. */
export const pageInput = {
  limit: z.optional(
    z
      .int({ error: 'limit must be a whole number from 1 to 1000' })
      .check(
        z.gte(1, 'limit must be a whole number from 1 to 1000'),
        z.lte(1000, 'limit must be a whole number from 1 to 1000'),
      ),
  ),
  cursor: z.nullish(z.string({ error: 'cursor must be text' })),
};
