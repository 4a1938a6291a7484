import * as z from 'zod/mini';
import { LANGUAGES } from '../../../db/enums';
import {
  changeable,
  jsonObject,
  oneOf,
  requiredEmail,
  requiredKey,
  requiredLine,
  trueOrFalse,
} from '../../core/fields.schema';

const fields = {
  name: requiredLine('Name', 300),
  email: requiredEmail('Valid email is required'),
  language: oneOf('Language', LANGUAGES),
};

/** The values of the dialog's form. */
export const contactFormSchema = z.object(fields);

const isMailed = z.nullish(trueOrFalse('isMailed'));

export const ofClientSchema = z.object({ clientId: requiredKey('clientId') });

/** The contact gets the link by mail, unless `isMailed` is false. */
export const createContactSchema = jsonObject({
  clientId: requiredKey('clientId'),
  ...fields,
  language: z.nullish(fields.language),
  isMailed,
});

export const contactInput = z.object({
  clientId: requiredKey('clientId'),
  contactId: requiredKey('contactId'),
});

/** Omitted fields keep their value. */
export const updateContactSchema = jsonObject({
  clientId: requiredKey('clientId'),
  contactId: requiredKey('contactId'),
  ...changeable(fields),
});

export const makeLinkSchema = jsonObject({
  clientId: requiredKey('clientId'),
  contactId: requiredKey('contactId'),
  isMailed,
});

export type ContactForm = z.input<typeof contactFormSchema>;
export type NewContact = z.output<typeof createContactSchema>;
export type ContactKey = z.output<typeof contactInput>;
export type ContactChange = z.output<typeof updateContactSchema>;
