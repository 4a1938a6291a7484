import { type ReactNode, useState } from 'react';
import { OthersHere } from '../../components/others-here';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import type { Neighbours } from '../../lib/neighbours';
import { LeadComposer } from './lead-composer';
import { LeadDetails } from './lead-details';
import { LeadStateBar } from './lead-state-bar';
import { LeadTimeline } from './lead-timeline';
import type { Lead } from './leads-cache';
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
  const [undone, setUndone] = useState(0);
  return (
    <Dialog title={lead.name} isOpen onClose={onClose} neighbours={neighbours} size="widest">
      {/* Another lead starts afresh, without the forms of this one. */}
      <div key={lead.id} className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-5">
          <OthersHere id={lead.id} />
          <LeadStateBar lead={lead} isSpam={isSpam} />
          <div className="border-t border-line pt-5">
            <LeadTimeline lead={lead} onUndone={() => setUndone(undone + 1)} />
          </div>
          <Permitted to="leads:write">
            {/* It opens with the draft that it finds. */}
            <LeadComposer key={undone} lead={lead} />
          </Permitted>
        </div>
        <LeadDetails lead={lead} isSpam={isSpam} />
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
