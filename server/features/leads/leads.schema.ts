import * as z from 'zod/mini';
import { INTEREST_LABELS, type Interest } from '../../../db/enums';
import { requiredKey } from '../fields.schema';
import { pageInput } from '../page.schema';

export const listLeadsSchema = z.object({
  ...pageInput,
  search: z.optional(
    z
      .string({ error: 'search must be text' })
      .check(z.maxLength(300, 'search must be at most 300 characters')),
  ),
  /** The flagged inquiries instead of the others. */
  isSpam: z._default(z.boolean({ error: 'isSpam must be true or false' }), false),
});

export const markSpamSchema = z.object({
  id: requiredKey('id'),
  isSpam: z.boolean({ error: 'isSpam is required' }),
});

interface Searchable {
  name: string;
  email: string;
  company: string | null;
  interest: Interest | null;
}

/** What a search looks through, in lower case. The server keeps it beside each lead; the console makes its own. */
export function leadSearchText(lead: Searchable): string {
  const interest = lead.interest ? [lead.interest, INTEREST_LABELS[lead.interest]] : [];
  return [lead.name, lead.email, lead.company ?? '', ...interest].join('\n').toLowerCase();
}
