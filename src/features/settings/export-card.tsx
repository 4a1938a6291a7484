import { Download } from 'lucide';
import { EVERYTHING } from '../../../server/features/exports/exports.schema';
import { actorName } from '../../components/activity/describe-activity';
import { OnDate } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { formatSize } from '../../lib/file-size';
import { type Outputs, trpc } from '../../lib/trpc';

const RUNNING_EVERY_MS = 1_000;
/** Where the socket does not tell that an export has begun. */
const IDLE_EVERY_MS = 5_000;

/** Everything that is stored, as one file. */
export function ExportCard() {
  const status = trpc.exports.status.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'running' ? RUNNING_EVERY_MS : IDLE_EVERY_MS,
  });
  return (
    <SectionCard
      title="Export all"
      aside={<ExportButton isRunning={status.data?.outcome === 'running'} />}
    >
      <p className="max-w-[38em] text-muted">
        One ZIP file with a CSV and a JSON-lines file of each table, the files of the media library,
        and a README that explains every column. Access tokens and other secrets are left out. The
        file has what people told you: keep it as safe as the database.
      </p>
      <div className="mt-4 grid gap-3 border-t border-line pt-3">
        {status.isLoadingError ? (
          <Alert action={<RetryButton onClick={() => void status.refetch()} />}>
            Whether an export is running did not arrive.
          </Alert>
        ) : (
          status.data && <Progress status={status.data} />
        )}
        <LastExport />
      </div>
    </SectionCard>
  );
}

function ExportButton({ isRunning }: { isRunning: boolean }) {
  const label = (
    <>
      <Icon of={Download} />
      Export All
    </>
  );
  if (isRunning) return <Button isInactive>{label}</Button>;
  return (
    <ButtonAnchor href="/api/admin/export" download>
      {label}
    </ButtonAnchor>
  );
}

type Status = NonNullable<Outputs['exports']['status']>;

function Progress({ status: { outcome, bytes } }: { status: Status }) {
  const size = formatSize(bytes);
  if (outcome === 'incomplete') {
    return <Alert>The last export ended early, after {size}: its file is not complete.</Alert>;
  }
  return (
    <p role="status">
      {outcome === 'running'
        ? `An export is running: ${size} so far.`
        : `The last export is complete: ${size}.`}
    </p>
  );
}

/** Who exported last, and when. */
function LastExport() {
  const last = trpc.activities.list.useQuery({
    subjectType: 'data',
    subjectId: EVERYTHING,
    limit: 1,
  });
  if (last.isPending) return <SkeletonLine className="w-1/3" />;
  if (last.isLoadingError) {
    return (
      <Alert action={<RetryButton onClick={() => void last.refetch()} />}>
        Who exported last did not arrive.
      </Alert>
    );
  }
  const event = last.data.activities[0];
  if (!event) return <p className="text-muted">Nobody has exported the data yet.</p>;
  return (
    <p className="text-muted">
      Last exported by <bdi className="font-strong text-text">{actorName(event)}</bdi>{' '}
      <OnDate at={event.createdAt} />.
    </p>
  );
}
