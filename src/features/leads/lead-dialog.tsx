import type { ReactNode } from 'react';
import { LEAD_DETAILS } from '../../../server/features/leads/leads.schema';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { TextAnchor } from '../../components/ui/text-link';
import { RecordHistory } from '../../components/activity/record-history';
import { Permitted } from '../../components/permitted';
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
  return (
    <Dialog title={lead.name} isOpen onClose={onClose} neighbours={neighbours}>
      <DescriptionList>
        <Description term="Email">
          <TextAnchor href={`mailto:${lead.email}`}>{lead.email}</TextAnchor>
        </Description>
        {Object.entries(LEAD_DETAILS).map(([name, { label, textOf }]) => (
          <Description key={name} term={label}>
            {name === 'phone' && lead.phone ? (
              <PhoneLink phone={lead.phone} />
            ) : (
              (textOf(lead) ?? '–')
            )}
          </Description>
        ))}
        <Description term="Received">
          <When at={lead.createdAt} />
        </Description>
      </DescriptionList>
      <p
        dir="auto"
        className="mt-5 max-h-[50vh] overflow-y-auto border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap"
      >
        {lead.message}
      </p>
      <RecordHistory subjectType="lead" subjectId={lead.id} />
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
        <ButtonAnchor href={`mailto:${lead.email}`}>Reply by email</ButtonAnchor>
      </DialogActions>
    </Dialog>
  );
}
