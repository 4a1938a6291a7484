import { useState } from 'react';
import { LEAD_DETAILS } from '../../../server/features/leads/leads.schema';
import { RecordHistory } from '../../components/activity/record-history';
import { Permitted } from '../../components/permitted';
import { PhoneLink } from '../../components/phone-link';
import { When } from '../../components/time';
import { Button } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { TextAnchor } from '../../components/ui/text-link';
import { DetailSection } from './detail-section';
import { EditLeadDialog } from './edit-lead-dialog';
import { SessionPages } from './session-pages';
import { SamePerson } from './same-person';
import type { Lead } from './leads-cache';

const LANGUAGE_LABELS: Record<Lead['language'], string> = { en: 'English', ar: 'Arabic' };

/** What is known of who sent the inquiry, and of what brought them. */
export function LeadDetails({ lead, isSpam }: { lead: Lead; isSpam: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = (
    <Permitted to="leads:write">
      <Button variant="text" onClick={() => setIsEditing(true)} className="-me-4">
        Edit
      </Button>
    </Permitted>
  );
  return (
    <aside
      aria-label="About this lead"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 text-small"
    >
      <DetailSection title="Contact" aside={edit}>
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
          <Description term="Language">{LANGUAGE_LABELS[lead.language]}</Description>
          <Description term="Received">
            <When at={lead.createdAt} />
          </Description>
        </DescriptionList>
      </DetailSection>
      {lead.source && <SourceOfLead source={lead.source} />}
      <SessionPages leadId={lead.id} />
      <SamePerson lead={lead} />
      <RecordHistory subjectType="lead" subjectId={lead.id} />
      {isEditing && (
        <EditLeadDialog lead={lead} isSpam={isSpam} onClose={() => setIsEditing(false)} />
      )}
    </aside>
  );
}

function SourceOfLead({ source }: { source: NonNullable<Lead['source']> }) {
  const { referrer, landingPage, utm } = source;
  const campaign = Object.values(utm ?? {}).join(', ');
  return (
    <DetailSection title="Source">
      <DescriptionList>
        {referrer && <Description term="Referrer">{referrer}</Description>}
        <Description term="Landing">{landingPage}</Description>
        {campaign && <Description term="Campaign">{campaign}</Description>}
      </DescriptionList>
    </DetailSection>
  );
}
