import * as z from 'zod/mini';
import { INTEREST_LABELS, INTERESTS, LEAD_STATUSES } from '../../../db/enums';
import {
  optionalInstant,
  oneOf,
  optionalField,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredKey,
  requiredLine,
  trueOrFalse,
} from '../../core/fields.schema';
import { optionalPhone } from '../../core/phone.schema';
import { SUBMIT_LEAD_MESSAGES } from '../leads/submit-lead.messages';

/** What a column of a file can be. A name may stand in two columns. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'interest',
  'message',
  'date',
  'status',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The parts of a name are shown as one. */
export const PREVIEWED_FIELDS = IMPORT_FIELDS.filter(
  (field) => field !== 'firstName' && field !== 'lastName',
);

/** The name of the column of each field; null for none. */
export type Mapping = Partial<Record<ImportField, string | null>>;

export const DUPLICATES = ['skip', 'update', 'add'] as const;
export type Duplicates = (typeof DUPLICATES)[number];

const missingFile = 'file is required, as a part of a multipart body';
const mappingError = `mapping must be a JSON object that gives ${IMPORT_FIELDS.join(', ')} the name of a column, or null`;

const mappingSchema = z.partialRecord(z.enum(IMPORT_FIELDS), z.nullable(z.string()));

function parseMapping(text: string): Mapping | null {
  try {
    const parsed = mappingSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export const importLeadsSchema = z.object({
  file: z.object(
    {
      name: z.string({ error: missingFile }),
      type: z.string({ error: missingFile }),
      bytes: z.instanceof(Uint8Array, { error: missingFile }),
    },
    { error: missingFile },
  ),
  /** JSON. Fields that it leaves out are found by the name of their column. */
  mapping: z.optional(
    z
      .string({ error: mappingError })
      .check(z.refine((text) => text === '' || parseMapping(text) !== null, mappingError)),
  ),
  /** What becomes of rows whose address a lead has already. */
  duplicates: z._default(oneOf('duplicates', DUPLICATES), 'skip'),
  /** Tells what an import would do, and stores nothing. */
  isDryRun: z._default(trueOrFalse('isDryRun'), false),
});

export const readMapping = (text: string | undefined): Mapping =>
  (text ? parseMapping(text) : null) ?? {};

export const undoImportSchema = z.object({ id: requiredKey('id') });

const interestError = `Interest must be one of ${Object.values(INTEREST_LABELS).join(', ')}`;

/** A row of a file, as a lead. */
export const importedLeadSchema = z.object({
  name: requiredLine('Name', 300),
  email: requiredEmail(SUBMIT_LEAD_MESSAGES.email),
  company: optionalLine('Company', 300),
  phone: optionalPhone,
  interest: optionalField(z.enum(INTERESTS, interestError)),
  message: optionalText('Message', 10_000),
  date: optionalInstant('Date', 'Date must be a day such as 2026-11-23 or 23/11/2026'),
  status: optionalField(oneOf('Status', LEAD_STATUSES)),
});
export type ImportedLead = z.output<typeof importedLeadSchema>;
