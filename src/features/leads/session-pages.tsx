import { Clipped } from '../../components/row-parts';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatTime } from '../../lib/dates';
import { trpc } from '../../lib/trpc';
import { DetailSection } from './detail-section';

/** The pages that were read before the inquiry; nothing once their events are gone. */
export function SessionPages({ leadId }: { leadId: string }) {
  const pages = trpc.leads.session.useQuery({ id: leadId }).data?.pages ?? [];
  const timeZone = useTimeZone();
  if (pages.length === 0) return null;
  return (
    <DetailSection title="Pages of that session">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {pages.map(({ path, at }, index) => (
          <li key={`${at} ${index}`} className="flex items-baseline justify-between gap-3">
            <Clipped text={path} />
            <time dateTime={at} className="shrink-0 text-muted tabular-nums">
              {formatTime(at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-micro text-muted">May include others on the same network.</p>
    </DetailSection>
  );
}
