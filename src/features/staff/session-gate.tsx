import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { ABORTABLE } from '../../lib/abortable';
import { detailOf, statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { unsavedText } from '../../lib/unsaved-text';
import { useClearTokenOn401 } from './use-access';

interface SessionGateProps {
  /** Shown until the session has begun. */
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Renders a console screen after a leads read. Only leads reads send the token; their responses set
 * the session cookie, which the screen's own calls need.
 */
export function SessionGate({ pending, children }: SessionGateProps) {
  const { data, error, refetch } = trpc.leads.list.useQuery({ limit: 1 }, { trpc: ABORTABLE });
  useClearTokenOn401(error);
  const status = statusOf(error) ?? 0;
  // Refused for a missing permission alone: the session has begun.
  const hasBegun = data !== undefined || status === 403;
  useEffect(() => {
    if (hasBegun) unsavedText.clear();
  }, [hasBegun]);
  if (hasBegun) return children;
  if (!error) return pending;
  // A refused token leads to the sign-in form.
  if (status === 401) return null;
  const refusal = status >= 400 && status < 500 ? detailOf(error) : undefined;
  return (
    <ErrorState
      as="h1"
      title="Unable to Open This Screen"
      action={<RetryButton onClick={() => void refetch()} />}
    >
      {refusal ??
        'The server could not be read. What is stored is safe: please try again in a moment.'}
    </ErrorState>
  );
}
