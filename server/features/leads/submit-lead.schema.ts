import * as z from 'zod/mini';
import { INTERESTS, LANGUAGES } from '../../../db/public-enums';
import {
  jsonObject,
  oneOf,
  optionalField,
  optionalLine,
  requiredEmail,
  requiredLine,
  requiredText,
} from '../../core/fields.schema';
import { optionalPhone } from '../../core/phone.schema';
import { SUBMIT_LEAD_MESSAGES } from './submit-lead.messages';

/** An inquiry, from the form or from a tool. */
export const submitLeadSchema = jsonObject({
  name: requiredLine('Name', 300),
  email: requiredEmail(SUBMIT_LEAD_MESSAGES.email),
  company: optionalLine('Company', 300),
  phone: optionalPhone,
  interest: optionalField(oneOf('Interest', INTERESTS)),
  message: requiredText('Message', 10_000),
  /** Of the page with the form; English without it. */
  language: optionalField(oneOf('Language', LANGUAGES)),
  /** Hidden in the form, so that only bots fill it in. */
  faxNumber: z.optional(z.unknown()),
});

export type SubmitLeadInput = z.input<typeof submitLeadSchema>;
export type SubmittedLead = z.output<typeof submitLeadSchema>;
