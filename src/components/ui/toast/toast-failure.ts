import { detailOf } from '../../../lib/api-error';
import { toast } from './toast';

/**
 * Shows a failure with the server's explanation. Only for the console: public pages load `toast.ts`,
 * which has to stay small.
 */
export function toastFailure(title: string, error: unknown): void {
  const description = detailOf(error) ?? 'Please try again later.';
  toast({ variant: 'destructive', title, description });
}
