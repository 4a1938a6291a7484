import { detailOf } from '../../../lib/api-error';
import { toast } from './toast';

/**
 * Says what has failed, in the server's words where it gave any. For the console: public pages
 * carry `toast.ts` and have no bytes to spare.
 */
export function toastFailure(title: string, error: unknown): void {
  const description = detailOf(error) ?? 'Please try again later.';
  toast({ variant: 'destructive', title, description });
}
