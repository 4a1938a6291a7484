import * as z from 'zod/mini';
import { INTERESTS } from '../../../db/enums';
import {
  jsonObject,
  oneOf,
  optionalField,
  optionalLine,
  requiredEmail,
  requiredLine,
  requiredText,
} from '../../core/fields.schema';
import { SUBMIT_LEAD_MESSAGES } from './submit-lead.messages';

/** An inquiry, from the form or from a tool. */
export const submitLeadSchema = jsonObject({
  name: requiredLine('Name', 300),
  email: requiredEmail(SUBMIT_LEAD_MESSAGES.email),
  company: optionalLine('Company', 300),
  phone: optionalLine('Phone', 300),
  interest: optionalField(oneOf('Interest', INTERESTS)),
  message: requiredText('Message', 10_000),
  /** Hidden in the form, so that only bots fill it in. */
  faxNumber: z.optional(z.unknown()),
});

export type SubmitLeadInput = z.input<typeof submitLeadSchema>;
export type SubmittedLead = z.output<typeof submitLeadSchema>;
