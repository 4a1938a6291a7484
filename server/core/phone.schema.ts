import * as z from 'zod/mini';
import { withLatinDigits } from './digits.schema';
import { line, optionalField } from './fields.schema';

/** A phone number that can be called: Arabic digits become Latin ones. */
export const phoneLine = line('Phone', 300).check(z.overwrite(withLatinDigits));

export const optionalPhone = optionalField(phoneLine);
