import type { FieldError } from '../../../server/errors';
import { SUBMIT_LEAD_MESSAGES } from '../../../server/features/leads/submit-lead.messages';

/**
 * The browser's own validation with the server's messages. The server validates with its schema,
 * which would cost every visitor 7 kB here.
 */
export function checkLead(form: HTMLFormElement): FieldError[] {
  return Object.entries(SUBMIT_LEAD_MESSAGES).flatMap(([path, message]) => {
    const control = form.elements.namedItem(path) as HTMLInputElement | HTMLTextAreaElement | null;
    const isValid = control?.validity.valid && control.value.trim() !== '';
    return isValid ? [] : [{ path, message }];
  });
}
