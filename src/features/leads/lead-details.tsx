import { useState } from 'react';
import { LEAD_DETAILS } from '../../../server/features/leads/leads.schema';
import { RecordHistory } from '../../components/activity/record-history';
import { Permitted } from '../../components/permitted';
import { PhoneLink } from '../../components/phone-link';
import { When } from '../../components/time';
import { Button } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { TextAnchor } from '../../components/ui/text-link';
import { EditLeadDialog } from './edit-lead-dialog';
import type { Lead } from './leads-cache';

/** The inquiry with its complete message, and what is known of who sent it. */
export function LeadDetails({ lead, isSpam }: { lead: Lead; isSpam: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="min-w-0">
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
        {lead.source && <SourceOfLead source={lead.source} />}
      </DescriptionList>
      <Permitted to="leads:write">
        <Button variant="text" onClick={() => setIsEditing(true)} className="-ms-4">
          Edit
        </Button>
      </Permitted>
      <p
        dir="auto"
        className="mt-2 max-h-[50vh] overflow-y-auto border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap"
      >
        {lead.message}
      </p>
      <RecordHistory subjectType="lead" subjectId={lead.id} />
      {isEditing && (
        <EditLeadDialog lead={lead} isSpam={isSpam} onClose={() => setIsEditing(false)} />
      )}
    </div>
  );
}

function SourceOfLead({ source }: { source: NonNullable<Lead['source']> }) {
  const { referrer, landingPage, utm } = source;
  const campaign = Object.values(utm ?? {}).join(', ');
  return (
    <>
      {referrer && <Description term="Referrer">{referrer}</Description>}
      <Description term="Landing">{landingPage}</Description>
      {campaign && <Description term="Campaign">{campaign}</Description>}
    </>
  );
}
