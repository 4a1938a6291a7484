import type { FieldError } from '../../../server/errors';
import { SUBMIT_LEAD_MESSAGES } from '../../../server/features/leads/submit-lead.messages';

/**
 * What the browser itself sees to be missing or malformed, in the server's words. The server's
 * schema has the last word on everything; loading it here too would cost every reader 7 kB.
 */
export function checkLead(form: HTMLFormElement): FieldError[] {
  return Object.entries(SUBMIT_LEAD_MESSAGES).flatMap(([path, message]) => {
    const control = form.elements.namedItem(path) as HTMLInputElement | HTMLTextAreaElement | null;
    const isFine = control?.validity.valid && control.value.trim() !== '';
    return isFine ? [] : [{ path, message }];
  });
}
