import * as z from 'zod/mini';
import {
  changeable,
  jsonObject,
  requiredKey,
  requiredLine,
  startedFrom,
  wholeNumber,
} from '../../core/fields.schema';

const PATH = 'Page must be a path of the site, such as /solutions';

const fields = {
  path: requiredLine('Page', 300).check(z.regex(/^\/(?!\/|admin|api|client)[^\s?#\\]*$/, PATH)),
  text: requiredLine('Text', 300),
  seconds: wholeNumber('Seconds', 3, 600),
};

export const createGreetingSchema = jsonObject(fields);

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateGreetingSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable(fields),
  updatedAt: startedFrom,
});

/** The values of the dialog's form. */
export const greetingFormSchema = z.object(fields);

export type NewGreeting = z.output<typeof createGreetingSchema>;
export type GreetingChange = z.output<typeof updateGreetingSchema>;
export type GreetingForm = z.input<typeof greetingFormSchema>;
