import { Badge } from '../../components/ui/badge';
import { TextLink } from '../../components/ui/text-link';
import { type Outputs, trpc } from '../../lib/trpc';
import { ASK_LABELS } from './ask-labels';
import { Day } from './marks';

/** What waits for a client. */
export function OpenAsks({ clientId }: { clientId: string }) {
  const { data } = trpc.asks.list.useQuery({ clientId }, { staleTime: 0 });
  return <AskList id="open-asks" title="Waiting for the client" asks={data?.asks ?? []} />;
}

/** What clients should have answered by now. */
export function OverdueAsks() {
  const { data } = trpc.asks.list.useQuery({ isOverdue: true }, { staleTime: 0 });
  return (
    <AskList
      id="overdue-asks"
      title="Late answers from clients"
      asks={data?.asks ?? []}
      isOfMany
      className="mb-6"
    />
  );
}

interface AskListProps {
  id: string;
  title: string;
  asks: Outputs['asks']['list']['asks'];
  /** Whether they are of several clients, which are named then. */
  isOfMany?: boolean;
  className?: string;
}

function AskList({ id: headingId, title: heading, asks, isOfMany, className }: AskListProps) {
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className="mb-1 text-base font-strong">
        {heading} <span className="font-normal text-muted tabular-nums">{asks.length}</span>
      </h3>
      <ul className="border-t border-line">
        {asks.map(
          ({ id, kind, title, project, company, projectId, updateId, dueDate, isOverdue }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="text-small text-muted">{ASK_LABELS[kind]}</span>
              <TextLink
                to="/admin/clients"
                search={{ tab: 'updates', project: projectId, update: updateId }}
                className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full"
              >
                <bdi>{title}</bdi>
              </TextLink>
              {isOfMany && <bdi className="text-small wrap-anywhere">{company}</bdi>}
              <bdi className="text-small wrap-anywhere text-muted">{project}</bdi>
              {dueDate && (
                <span className="text-small">
                  <Day iso={dueDate} />
                </span>
              )}
              {isOverdue && <Badge tone="danger">Overdue</Badge>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
