import { Badge } from '../../components/ui/badge';
import { TextLink } from '../../components/ui/text-link';
import { trpc } from '../../lib/trpc';
import { ASK_LABELS } from './ask-labels';
import { Day } from './marks';

/** What waits for a client. */
export function OpenAsks({ clientId }: { clientId: string }) {
  const { data } = trpc.asks.list.useQuery({ clientId }, { staleTime: 0 });
  if (!data || data.asks.length === 0) return null;
  return (
    <section aria-labelledby="open-asks">
      <h3 id="open-asks" className="mb-1 text-base font-strong">
        Waiting for the client{' '}
        <span className="font-normal text-muted tabular-nums">{data.asks.length}</span>
      </h3>
      <ul className="border-t border-line">
        {data.asks.map(({ id, kind, title, project, projectId, dueDate, isOverdue }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="text-small text-muted">{ASK_LABELS[kind]}</span>
            <TextLink
              to="/admin/clients"
              search={{ tab: 'updates', project: projectId }}
              className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full"
            >
              <bdi>{title}</bdi>
            </TextLink>
            <bdi className="text-small text-muted">{project}</bdi>
            {dueDate && (
              <span className="text-small">
                <Day iso={dueDate} />
              </span>
            )}
            {isOverdue && <Badge tone="danger">Overdue</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
