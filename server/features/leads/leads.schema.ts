import * as z from 'zod/mini';
import { INTEREST_LABELS, INTERESTS, LEAD_STATUSES } from '../../../db/enums';
import { foldSpelling } from '../../../db/spelling';
import { instant, oneOf, requiredKey, trueOrFalse } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import type { SubmittedLead } from './submit-lead.schema';

/** The owner of leads that nobody has. */
export const NOBODY = 'none';

const filters = {
  status: z.nullish(oneOf('status', LEAD_STATUSES)),
  /** The id of a member of staff, or `none`. */
  ownerId: z.nullish(z.string({ error: 'ownerId must be text' }).check(z.maxLength(64))),
  /** Only leads past their due time. */
  overdue: z.nullish(trueOrFalse('overdue')),
  /** Only leads that are due before this time. */
  dueBefore: z.nullish(instant('dueBefore')),
  interest: z.nullish(oneOf('interest', INTERESTS)),
  /** As `sourceName` gives it. */
  source: z.nullish(z.string({ error: 'source must be text' }).check(z.maxLength(300))),
  from: z.nullish(instant('from')),
  to: z.nullish(instant('to')),
};

/** Characters that the server searches for. The console's own search takes any number. */
export const MAX_SEARCH = 300;

const searchText = (name: string) =>
  z.optional(
    z
      .string({ error: `${name} must be text` })
      .check(z.maxLength(MAX_SEARCH, `${name} must be at most ${MAX_SEARCH} characters`)),
  );

export const listLeadsSchema = z.object({
  ...pageInput,
  ...filters,
  search: searchText('search'),
  /** In notes, calls, answers and replies. */
  timeline: searchText('timeline'),
  /** Lists suspected spam instead of the other leads. */
  isSpam: z._default(trueOrFalse('isSpam'), false),
  /** Counting may take longer than reading a page. */
  isCounted: z._default(z.boolean({ error: 'isCounted must be true or false' }), true),
});

export type LeadFilters = z.output<z.ZodMiniObject<typeof filters>>;

/** The parameters of a query that choose leads. */
export const LEAD_FILTERS = [
  'search',
  'timeline',
  ...(Object.keys(filters) as (keyof LeadFilters)[]),
] as const;

export const exportLeadsSchema = z.omit(listLeadsSchema, {
  limit: true,
  cursor: true,
  isCounted: true,
});

export const searchTimelinesSchema = z.object({
  search: z
    .string({ error: 'search must be text' })
    .check(
      z.trim(),
      z.minLength(3, 'search must be at least 3 characters'),
      z.maxLength(MAX_SEARCH, `search must be at most ${MAX_SEARCH} characters`),
    ),
});

/** The due time before the flag, which an Undo puts back. */
export const dueBefore = z.optional(z.nullable(instant('dueAt')));

export const markSpamSchema = z.object({
  id: requiredKey('id'),
  isSpam: z.boolean({ error: 'isSpam is required' }),
  dueAt: dueBefore,
});

/** The fields that an inquiry may leave empty. */
export type LeadDetails = Omit<
  SubmittedLead,
  'name' | 'email' | 'message' | 'language' | 'faxNumber'
>;

interface Detail {
  label: string;
  textOf: (lead: LeadDetails) => string | null;
}

/** They are shown by the dialog, the CSV and the mail, in this order. */
export const LEAD_DETAILS: Record<keyof LeadDetails, Detail> = {
  company: { label: 'Company', textOf: ({ company }) => company },
  phone: { label: 'Phone', textOf: ({ phone }) => phone },
  interest: { label: 'Interest', textOf: ({ interest }) => interest && INTEREST_LABELS[interest] },
};

/** What is not known of a lead that no form has brought. */
export const NO_DETAILS = Object.fromEntries(
  Object.keys(LEAD_DETAILS).map((name) => [name, null]),
) as Record<keyof LeadDetails, null>;

/** The source of visitors whom neither a campaign nor another site has sent. */
export const DIRECT = 'direct';

interface Source {
  referrer: string | null;
  utm: { source?: string } | null;
}

/** What sent the visitor of a lead: the source of a campaign, or a site; null where it is unknown. */
export const sourceName = (source: Source | null): string | null =>
  source && (source.utm?.source ?? source.referrer ?? DIRECT);

type Searchable = Pick<SubmittedLead, 'name' | 'email' | 'company' | 'interest'>;

/** The searchable text of a lead, folded. The server stores it; the console computes its own. */
export function leadSearchText(lead: Searchable): string {
  const interest = lead.interest ? [lead.interest, INTEREST_LABELS[lead.interest]] : [];
  return foldSpelling([lead.name, lead.email, lead.company ?? '', ...interest].join('\n'));
}
