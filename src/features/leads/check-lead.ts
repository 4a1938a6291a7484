import type { ContactFormCopy } from './contact-form.copy';
import type { FieldErrors } from './use-submit-lead';

/**
 * The browser's own validation, with the messages of the page's language. The server validates with its schema,
 * which would cost every visitor 7 kB here.
 */
export function checkLead(
  form: HTMLFormElement,
  messages: ContactFormCopy['required'],
): FieldErrors {
  const faults = Object.entries(messages).filter(([name]) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    return !control?.validity.valid || !control.value.trim();
  });
  return Object.fromEntries(faults);
}
