import type { FieldError } from '../../../server/errors';

/** The contact form as the server last saw it: shown again when a plain post is refused. */
export interface ContactFormState {
  /** What was typed, by field. */
  values: Partial<Record<string, string>>;
  errors: FieldError[];
  /** Why it was refused. */
  detail: string;
}
