import { BrokenPath } from '../../components/art/broken-path';
import { RetryButton } from '../../components/retry-button';
import { statusOf } from '../../lib/api-error';
import { useAccess } from './use-access';

/** The first leads read failed, and not for a wrong token. */
export function LeadsError({ error }: { error: unknown }) {
  const { forget } = useAccess();
  if (statusOf(error) === 401) return null;
  return (
    <section
      role="alert"
      className="mt-8 grid justify-items-center gap-3 cut-end bg-sand p-10 text-center"
    >
      <BrokenPath className="w-24" />
      <h1 className="text-title font-medium">Error Loading Leads</h1>
      <p className="max-w-[25em] text-muted">
        Unable to load leads data. Please check your access token and try again.
      </p>
      <p className="text-small text-muted">Failed to fetch leads</p>
      <RetryButton onClick={() => forget()} />
    </section>
  );
}
