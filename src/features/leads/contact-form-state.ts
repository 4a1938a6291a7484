import type { FieldError } from '../../../server/errors';

/** A contact form that was posted without JavaScript and refused; the page shows it again. */
export interface ContactFormState {
  /** The posted values by field. */
  values: Partial<Record<string, string>>;
  errors: FieldError[];
  /** Why the form was refused. */
  detail: string;
}
