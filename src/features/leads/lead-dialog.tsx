import type { ReactNode } from 'react';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import type { Neighbours } from '../../lib/neighbours';
import { LeadDetails } from './lead-details';
import { LeadReplies } from './lead-replies';
import { LeadStateBar } from './lead-state-bar';
import { LeadTimeline } from './lead-timeline';
import type { Lead } from './leads-cache';
import { NoteComposer } from './note-composer';
import { useMarkSpam } from './use-mark-spam';

interface LeadDialogProps {
  lead: Lead;
  /** Whether the lead is flagged as spam. */
  isSpam: boolean;
  neighbours: Neighbours | undefined;
  onClose: () => void;
  /** Buttons of other features. */
  children: ReactNode;
}

/** One lead to work on: the inquiry, where it stands, and what has happened with it. */
export function LeadDialog({ lead, isSpam, neighbours, onClose, children }: LeadDialogProps) {
  const markSpam = useMarkSpam(lead);
  return (
    <Dialog title={lead.name} isOpen onClose={onClose} neighbours={neighbours} size="widest">
      {/* Another lead starts afresh, without the forms of this one. */}
      <div
        key={lead.id}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <LeadDetails lead={lead} isSpam={isSpam} />
        <div className="grid min-w-0 content-start gap-5">
          <LeadStateBar lead={lead} isSpam={isSpam} />
          <LeadTimeline lead={lead} />
          <LeadReplies lead={lead} />
          <Permitted to="leads:write">
            <NoteComposer lead={lead} />
          </Permitted>
        </div>
      </div>
      <DialogActions>
        <Permitted to="leads:write">
          <Button
            variant="outline"
            onClick={() => {
              markSpam(!isSpam);
              onClose();
            }}
          >
            {isSpam ? 'Not spam' : 'Mark as spam'}
          </Button>
        </Permitted>
        {children}
      </DialogActions>
    </Dialog>
  );
}
