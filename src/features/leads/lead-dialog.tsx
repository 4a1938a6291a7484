import type { ReactNode } from 'react';
import { INTEREST_LABELS } from '../../../db/enums';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { TextAnchor } from '../../components/ui/text-link';
import { PhoneLink } from '../../components/phone-link';
import { When } from '../../components/time';
import type { Neighbours } from '../../lib/neighbours';
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

/** One inquiry with its complete message. */
export function LeadDialog({ lead, isSpam, neighbours, onClose, children }: LeadDialogProps) {
  const markSpam = useMarkSpam(lead);
  const details: [string, ReactNode][] = [
    ['Company', lead.company],
    ['Phone', lead.phone && <PhoneLink key="phone" phone={lead.phone} />],
    ['Interest', lead.interest && INTEREST_LABELS[lead.interest]],
    ['Received', <When key="received" at={lead.createdAt} />],
  ];
  return (
    <Dialog title={lead.name} isOpen onClose={onClose} neighbours={neighbours}>
      <DescriptionList>
        <Description term="Email">
          <TextAnchor href={`mailto:${lead.email}`}>{lead.email}</TextAnchor>
        </Description>
        {details.map(([term, detail]) => (
          <Description key={term} term={term}>
            {detail ?? '–'}
          </Description>
        ))}
      </DescriptionList>
      <p
        dir="auto"
        className="mt-5 max-h-[50vh] overflow-y-auto border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap"
      >
        {lead.message}
      </p>
      <DialogActions>
        <Button
          variant="outline"
          onClick={() => {
            markSpam(!isSpam);
            onClose();
          }}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </Button>
        {children}
        <ButtonAnchor href={`mailto:${lead.email}`}>Reply by e-mail</ButtonAnchor>
      </DialogActions>
    </Dialog>
  );
}
