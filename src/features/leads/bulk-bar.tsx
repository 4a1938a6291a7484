import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Button } from '../../components/ui/button';
import { Menu, MenuItem } from '../../components/ui/menu';
import type { Selection } from '../../hooks/use-selection';
import { usePermissions } from '../../hooks/use-permissions';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDate } from '../../lib/dates';
import { countOf, formatCount } from '../../lib/numbers';
import { isAnswered } from './due-time';
import { FollowUpMenu } from './follow-up-menu';
import { STATUS_LABELS } from './lead-labels';
import { StatusName } from './lead-parts';
import type { Lead } from './leads-cache';
import { LostDialog } from './lost-dialog';
import { useBulk } from './use-bulk';
import { useColleagues } from './use-colleagues';

const NOTHING_DUE = { dueAt: null };

interface BulkBarProps {
  selection: Selection<Lead>;
  /** How many the list shows. */
  shown: number;
  isSpam: boolean;
}

/** What can be done with the selected leads; it covers the end of the list while some are. */
export function BulkBar({ selection, shown, isSpam }: BulkBarProps) {
  const { selected, clear, selectAll } = selection;
  const may = usePermissions();
  const timeZone = useTimeZone();
  const bulk = useBulk(selection.unselect);
  const [asking, setAsking] = useState<'why' | 'delete'>();
  if (selected.length === 0) return null;
  const count = countOf(selected.length, 'leads');
  return (
    <section
      aria-label="Selected leads"
      aria-busy={bulk.isPending}
      className={cx(
        'sticky bottom-3 z-4 mt-3 flex flex-wrap items-center gap-2 cut-2 px-3 py-2 band sm:ps-5',
        'max-sm:grid max-sm:grid-cols-3 max-sm:[&_.icon]:hidden max-sm:[&_button]:px-1',
      )}
    >
      <p role="status" className="font-strong whitespace-nowrap sm:me-3">
        {formatCount(selected.length)} selected
      </p>
      <div className="flex justify-end gap-2 max-sm:col-span-2 sm:order-last sm:ms-auto">
        {selected.length < shown && (
          <Button variant="ghost" onClick={selectAll}>
            Select all {formatCount(shown)}
          </Button>
        )}
        <Button variant="ghost" onClick={clear}>
          Clear
        </Button>
      </div>
      {may('leads:write') && !isSpam && (
        <>
          <AssignMenu
            onAssign={(ownerId, name) =>
              void bulk.update(
                selected,
                { ownerId },
                name ? `given to ${name}` : 'without an owner now',
              )
            }
          />
          <StatusMenu
            onChoose={(status) =>
              status === 'lost'
                ? setAsking('why')
                : void bulk.update(selected, { status }, `moved to ${STATUS_LABELS[status]}`)
            }
          />
          <FollowUpMenu
            canEnd={selected.every(isAnswered) && selected.some(({ dueAt }) => dueAt !== null)}
            onChoose={(followUpOn) =>
              void bulk.update(selected, { followUpOn }, ([{ dueAt } = NOTHING_DUE]) =>
                dueAt ? `to follow up on ${formatDate(dueAt, timeZone)}` : 'with nothing due now',
              )
            }
          />
        </>
      )}
      {may('leads:export') && (
        <Button
          variant="outline"
          aria-label="Export selected"
          onClick={() => void bulk.exportCsv(selected)}
        >
          Export
        </Button>
      )}
      {may('leads:write') && (
        <Button
          variant="outline"
          aria-label={isSpam ? 'Not spam' : 'Mark as spam'}
          onClick={() => void bulk.markSpam(selected, !isSpam)}
        >
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
      )}
      {may('leads:write') && isSpam && (
        <Button variant="danger" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      )}
      {asking === 'why' && (
        <LostDialog
          onChoose={(lostReason) => {
            setAsking(undefined);
            void bulk.update(selected, { status: 'lost', lostReason }, 'moved to Lost');
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        title={`Delete ${count} for good?`}
        isOpen={asking === 'delete'}
        confirmLabel="Delete"
        isPending={bulk.isPending}
        onConfirm={() => {
          setAsking(undefined);
          void bulk.remove(selected);
        }}
        onCancel={() => setAsking(undefined)}
      >
        Nobody can bring them back. The activity log keeps that they were deleted, and by whom.
      </ConfirmDialog>
    </section>
  );
}

function AssignMenu({ onAssign }: { onAssign: (id: string | null, name?: string) => void }) {
  const { colleagues, me } = useColleagues();
  return (
    <Menu label="Assign">
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => onAssign(id, name)}>
          <bdi>{name}</bdi>
          {id === me && <span className="text-muted">you</span>}
        </MenuItem>
      ))}
      <MenuItem onClick={() => onAssign(null)}>Nobody</MenuItem>
    </Menu>
  );
}

function StatusMenu({ onChoose }: { onChoose: (status: LeadStatus) => void }) {
  return (
    <Menu label="Status">
      {LEAD_STATUSES.map((status) => (
        <MenuItem key={status} onClick={() => onChoose(status)}>
          <StatusName status={status} />
        </MenuItem>
      ))}
    </Menu>
  );
}
