import * as z from 'zod/mini';

export const slugInput = z.object({ slug: z.string({ error: 'slug is required' }) });
