import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { TextLink } from '../../components/ui/text-link';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import type { ImportReport } from './send-import';
import { SkippedRows } from './skipped-rows';

const MAX_NAMED = 20;

interface ImportResultProps {
  id: string | null;
  created: number;
  updated: number;
  /** What was imported. */
  children: ReactNode;
  onClose: () => void;
}

/** The result of an import, with a button that removes the leads it created. */
export function ImportResult({ id, created, updated, children, onClose }: ImportResultProps) {
  const utils = trpc.useUtils();
  const undo = trpc.leadImports.undo.useMutation({
    onSettled: () => Promise.all([utils.leads.invalidate(), utils.leadImports.invalidate()]),
    onError: (error) => toastFailure('Error undoing the import', error),
  });
  return (
    <div className="grid gap-5">
      {undo.data ? (
        <Undone {...undo.data} updated={updated} />
      ) : (
        <div role="status">
          {children}
          {created > 0 && (
            <p className="text-muted">
              For a day, the import can be undone: new leads that nobody has worked on are removed.
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {id !== null && created > 0 && !undo.data && (
          <Button variant="outline" isInactive={undo.isPending} onClick={() => undo.mutate({ id })}>
            Undo
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

export function ImportCounts(report: ImportReport) {
  const { created, updated, skipped, errorCount } = report;
  return (
    <>
      <p className="font-strong">{countOf(created, 'leads')} imported</p>
      <p className="text-muted">
        {[
          `${countOf(updated, 'leads')} updated`,
          `${countOf(skipped, 'rows')} skipped`,
          `${countOf(errorCount, 'rows')} with errors left out`,
        ].join(', ')}
        .
      </p>
      <SkippedRows {...report} />
    </>
  );
}

interface UndoneProps {
  updated: number;
  removed: number;
  left: number;
  leads: { id: string; name: string }[];
}

function Undone({ updated, removed, left, leads }: UndoneProps) {
  return (
    <div role="status">
      <p className="font-strong">{countOf(removed, 'leads')} removed</p>
      {updated > 0 && (
        <p className="text-muted">
          {countOf(updated, 'updated leads')}{' '}
          {updated === 1 ? 'stays as it is' : 'stay as they are'} now.
        </p>
      )}
      {left > 0 && (
        <>
          <p className="text-muted">Somebody has worked on {countOf(left, 'leads')}:</p>
          <ul className="mt-1">
            {leads.slice(0, MAX_NAMED).map(({ id, name }) => (
              <li key={id}>
                <TextLink to="/admin/leads" search={{ lead: id }}>
                  <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
            {left > MAX_NAMED && <li>And {countOf(left - MAX_NAMED, 'others')}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
