import * as z from 'zod/mini';
import { requiredEmail } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

export const personSchema = z.object({ email: requiredEmail('Valid email is required') });

export const showPersonSchema = z.extend(personSchema, {
  /** One kind of rows, which a cursor of it leads further into. */
  section: z.nullish(z.string({ error: 'section must be text' })),
  ...pageInput,
});

export type ShowPerson = z.output<typeof showPersonSchema>;
