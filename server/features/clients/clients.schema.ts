import * as z from 'zod/mini';
import { CLIENT_STATUSES } from '../../../db/enums';
import {
  changedLine,
  jsonObject,
  oneOf,
  optionalLine,
  requiredEmail,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../fields.schema';
import { pageInput } from '../page.schema';

const email = requiredEmail('Valid email is required');
const status = oneOf('Status', CLIENT_STATUSES);
const leadId = z.nullish(z.string({ error: 'leadId must be text' }));

const fields = {
  name: requiredLine('Name', 300),
  email,
  company: requiredLine('Company', 300),
  phone: optionalLine('Phone', 300),
};

/** What the dialog holds, and what both writes take. */
export const clientFormSchema = z.object({ ...fields, status });

export const createClientSchema = jsonObject({ ...fields, status: z.nullish(status), leadId });

/** What is left out keeps its value. `updatedAt` names the version that the save started from. */
export const updateClientSchema = jsonObject({
  id: requiredKey('id'),
  name: z.optional(fields.name),
  email: z.optional(email),
  company: z.optional(fields.company),
  phone: changedLine('Phone', 300),
  status: z.nullish(status),
  leadId,
  updatedAt: startedFrom,
});

export const listSchema = z.object(pageInput);

export const fromLeadSchema = z.object({ leadId: requiredKey('leadId') });

export type ClientForm = z.input<typeof clientFormSchema>;
export type NewClient = z.output<typeof createClientSchema>;
export type ClientChange = z.output<typeof updateClientSchema>;
