import type { ReactNode } from 'react';
import { INTEREST_LABELS } from '../../../db/enums';
import { buttonClass } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { toast } from '../../components/toast/toast';
import { toastFailure } from '../../components/toast/toast-failure';
import { formatDateTime } from '../../lib/dates';
import { trpc } from '../../lib/trpc';
import type { Lead } from './use-leads';

interface LeadDialogProps {
  /** Null while closed. */
  lead: Lead | null;
  /** Whether it comes from the flagged ones. */
  isSpam: boolean;
  /** What other parts of the console do with a lead. */
  actions?: ((lead: Lead) => ReactNode) | undefined;
  onClose: () => void;
}

/** One inquiry, whole: what the table has only room to begin. */
export function LeadDialog({ lead, isSpam, actions, onClose }: LeadDialogProps) {
  return (
    lead && (
      <Dialog title={lead.name} isOpen onClose={onClose}>
        <LeadDetail lead={lead} isSpam={isSpam} onDone={onClose}>
          {!isSpam && actions?.(lead)}
        </LeadDetail>
      </Dialog>
    )
  );
}

interface LeadDetailProps {
  lead: Lead;
  isSpam: boolean;
  onDone: () => void;
  children: ReactNode;
}

function LeadDetail({ lead, isSpam, onDone, children }: LeadDetailProps) {
  const utils = trpc.useUtils();
  const markSpam = trpc.leads.markSpam.useMutation({
    onSuccess: () => {
      void utils.leads.list.invalidate();
      toast({ title: isSpam ? 'Moved back to the leads' : 'Moved to Spam' });
      onDone();
    },
    onError: (error) => toastFailure('Error updating lead', error),
  });
  const facts: [string, string | null][] = [
    ['Company', lead.company],
    ['Phone', lead.phone],
    ['Interest', lead.interest && INTEREST_LABELS[lead.interest]],
    ['Received', formatDateTime(lead.createdAt)],
  ];
  return (
    <>
      <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1.5">
        <dt className="text-muted">Email</dt>
        <dd>
          <a
            href={`mailto:${lead.email}`}
            className="wrap-anywhere text-action underline underline-offset-4"
          >
            {lead.email}
          </a>
        </dd>
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {fact ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      <p
        dir="auto"
        className="mt-5 max-h-[50vh] overflow-y-auto border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap"
      >
        {lead.message}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          disabled={markSpam.isPending}
          onClick={() => markSpam.mutate({ id: lead.id, isSpam: !isSpam })}
          className={buttonClass('line', 'small')}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </button>
        {children}
        <a href={`mailto:${lead.email}`} className={buttonClass('primary', 'small')}>
          Reply by e-mail
        </a>
      </div>
    </>
  );
}
