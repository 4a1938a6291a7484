import { useState } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { DateTime } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import { SelectField } from '../../components/ui/field';
import { useNow } from '../../hooks/use-now';
import { usePermissions } from '../../hooks/use-permissions';
import { FollowUpMenu } from './follow-up-menu';
import { LOST_REASON_LABELS, STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';
import { isAnswered, isOverdue } from './due-time';
import { LostDialog } from './lost-dialog';
import { useColleagues } from './use-colleagues';
import { useChoice } from './use-choice';
import { useUpdateLead } from './use-update-lead';

/** Where a lead stands, whose it is and until when it has to be answered. */
export function LeadStateBar({ lead, isSpam }: { lead: Lead; isSpam: boolean }) {
  const { change, isPending } = useUpdateLead(lead, isSpam);
  const [isAskingWhy, setIsAskingWhy] = useState(false);
  const { colleagues, nameOf } = useColleagues();
  const isFixed = !usePermissions()('leads:write');
  const status = useChoice(lead.status, isPending, (value) => {
    if (value === 'lost') setIsAskingWhy(true);
    else change({ status: value as LeadStatus });
  });
  const owner = useChoice(lead.ownerId ?? '', isPending, (value) =>
    change({ ownerId: value || null }),
  );
  const isUnlisted = lead.ownerId !== null && !colleagues.some(({ id }) => id === lead.ownerId);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SelectField
        id="lead-status"
        label="Status"
        disabled={isFixed}
        {...status}
        className="min-w-36 flex-1 sm:max-w-48"
      >
        {LEAD_STATUSES.map((one) => (
          <option key={one} value={one}>
            {STATUS_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="lead-owner"
        label="Owner"
        disabled={isFixed}
        {...owner}
        className="min-w-36 flex-1 sm:max-w-60"
      >
        <option value="">Nobody</option>
        {isUnlisted && <option value={lead.ownerId ?? ''}>{nameOf(lead.ownerId) ?? '…'}</option>}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted max-sm:[&>button]:-ms-4">
        <p aria-live="polite" className="flex items-center gap-2">
          <DueLine lead={lead} />
        </p>
        {!isFixed && !isSpam && (
          <FollowUpMenu
            isPlain
            canEnd={lead.dueAt !== null && isAnswered(lead)}
            onChoose={(followUpOn) => change({ followUpOn })}
          />
        )}
      </div>
      {isAskingWhy && (
        <LostDialog
          onChoose={(lostReason) => {
            setIsAskingWhy(false);
            change({ status: 'lost', lostReason });
          }}
          onCancel={() => setIsAskingWhy(false)}
        />
      )}
    </div>
  );
}

function DueLine({ lead }: { lead: Lead }) {
  const { dueAt, status, lostReason, answeredAt } = lead;
  const isLate = isOverdue(dueAt, useNow());
  return (
    <>
      {isLate && <Badge tone="danger">Overdue</Badge>}
      <span className="inline-block first-letter:uppercase">
        {status === 'lost' && lostReason
          ? `Lost: ${LOST_REASON_LABELS[lostReason]}, `
          : answeredAt && (
              <>
                Answered <DateTime at={answeredAt} />,{' '}
              </>
            )}
        {dueAt ? (
          <>
            due <DateTime at={dueAt} className="text-text" />
          </>
        ) : (
          'nothing due'
        )}
      </span>
    </>
  );
}
