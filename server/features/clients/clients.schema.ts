import * as z from 'zod/mini';
import { CLIENT_STATUSES, LANGUAGES } from '../../../db/enums';
import {
  changeable,
  changedField,
  jsonObject,
  line,
  oneOf,
  requiredEmail,
  requiredKey,
  requiredLine,
  startedFrom,
} from '../../core/fields.schema';
import { optionalPhone, phoneLine } from '../../core/phone.schema';
import { pageInput } from '../../core/page.schema';

const email = requiredEmail('Valid email is required');
const status = oneOf('Status', CLIENT_STATUSES);
const leadId = z.nullish(z.string({ error: 'leadId must be text' }));

const fields = {
  name: requiredLine('Name', 300),
  email,
  company: requiredLine('Company', 300),
  phone: optionalPhone,
};

/** The values of the dialog's form; of a client from a lead, with the first contact and project. */
export const newClientFormSchema = z.object({
  ...fields,
  status,
  firstContact: z.union([z.literal(''), oneOf('Language', LANGUAGES)]),
  firstProject: line('Title', 300),
});

export const createClientSchema = jsonObject({ ...fields, status: z.nullish(status), leadId });

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateClientSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable({ ...fields, status }),
  phone: changedField(phoneLine),
  leadId,
  updatedAt: startedFrom,
});

export const listSchema = z.object(pageInput);

export const fromLeadSchema = z.object({ leadId: requiredKey('leadId') });

export type NewClientForm = z.input<typeof newClientFormSchema>;
export type NewClient = z.output<typeof createClientSchema>;
export type ClientChange = z.output<typeof updateClientSchema>;
