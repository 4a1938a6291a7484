import { onlineManager } from '@tanstack/react-query';
import { detailOf, statusOf } from '../../../lib/api-error';
import { MissingRecord } from '../../../lib/find-stored';
import { toast } from './toast';

/**
 * Shows a failure with the server's explanation. Only for the console: public pages load `toast.ts`,
 * which has to stay small.
 */
export function toastFailure(title: string, error: unknown): void {
  const description =
    error instanceof MissingRecord ? error.message : (detailOf(error) ?? adviceOf(statusOf(error)));
  toast({ variant: 'destructive', title, description });
}

/** For what the server did not answer itself: a proxy's page, or nothing at all. */
function adviceOf(status: number | undefined): string {
  if (!onlineManager.isOnline()) {
    return 'There is no connection. Please try again when it is back.';
  }
  const isGateway = status === 502 || status === 503 || status === 504;
  return isGateway
    ? 'The server cannot be reached at the moment. Please try again later.'
    : 'Please try again later.';
}
