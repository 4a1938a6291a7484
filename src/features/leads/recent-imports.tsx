import { DateTime } from '../../components/time';
import { Button } from '../../components/ui/button';
import { countOf } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';

export type RecentImport = Outputs['leadImports']['undoable'][number];

/** The imports of the last day, each of which can be opened to undo it. */
export function RecentImports({ onOpen }: { onOpen: (recent: RecentImport) => void }) {
  const { data = [] } = trpc.leadImports.undoable.useQuery(undefined, { refetchOnMount: 'always' });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports">
      <h3 id="recent-imports" className="font-strong">
        Imported in the last day
      </h3>
      <ul>
        {data.map((recent) => (
          <li
            key={recent.id}
            className="flex min-h-12 flex-wrap items-center gap-x-4 not-last:border-b not-last:border-line"
          >
            <span className="flex-1">{countOf(recent.created, 'leads')}</span>
            <DateTime at={recent.createdAt} className="text-small text-muted" />
            <Button
              variant="ghost"
              aria-label={`Undo the import of ${countOf(recent.created, 'leads')}`}
              onClick={() => onOpen(recent)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
