import type { FieldError } from '../../../server/errors';
import type { ContactFormCopy } from './contact-form.copy';

/**
 * The browser's own validation, with the messages of the page's language. The server validates with its schema,
 * which would cost every visitor 7 kB here.
 */
export function checkLead(
  form: HTMLFormElement,
  messages: ContactFormCopy['required'],
): FieldError[] {
  return Object.entries(messages).flatMap(([path, message]) => {
    const control = form.elements.namedItem(path) as HTMLInputElement | HTMLTextAreaElement | null;
    const isValid = control?.validity.valid && control.value.trim() !== '';
    return isValid ? [] : [{ path, message }];
  });
}
