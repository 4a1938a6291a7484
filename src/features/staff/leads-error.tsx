import { ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { statusOf } from '../../lib/api-error';
import { useAccess } from './use-access';

/** Shown if the first leads read fails for another reason than a wrong token. */
export function LeadsError({ error }: { error: unknown }) {
  const { clearToken } = useAccess();
  const status = statusOf(error);
  // The sign-in form follows, or a screen that the person may open.
  if (status === 401 || status === 403) return null;
  return (
    <ErrorState
      as="h1"
      title="Error Loading Leads"
      action={<RetryButton onClick={() => clearToken()} />}
    >
      <span className="block">
        Unable to load leads data. Please check your access token and try again.
      </span>
      <span className="mt-2 block text-small">Failed to fetch leads</span>
    </ErrorState>
  );
}
