import { Permitted } from '../../components/permitted';
import { Clipped } from '../../components/row-parts';
import { Button } from '../../components/ui/button';
import { TextLink } from '../../components/ui/text-link';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDate } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { DetailSection } from './detail-section';
import { LOST_REASON_LABELS, STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';

type Inquiry = Outputs['leads']['samePerson']['sameAddress'][number];

/** Other inquiries of the same mailbox. Those with another tag join the timeline on request. */
export function SamePerson({ lead }: { lead: Lead }) {
  const { data } = trpc.leads.samePerson.useQuery({ id: lead.id });
  const { confirm, isPending } = useConfirm(lead.id);
  if (!data || data.sameAddress.length + data.otherTags.length === 0) return null;
  const { isConfirmed, sameAddress, otherTags } = data;
  return (
    <DetailSection title="Same person">
      <ul className="grid gap-3">
        {[...sameAddress, ...(isConfirmed ? otherTags : [])].map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} lead={lead} />
        ))}
      </ul>
      {!isConfirmed && otherTags.length > 0 && (
        <>
          <p className="mt-3 text-muted first:mt-0">Written from an address with another tag:</p>
          <ul className="mt-2 grid gap-3">
            {otherTags.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} lead={lead} />
            ))}
          </ul>
        </>
      )}
      {otherTags.length > 0 && (
        <Permitted to="leads:write">
          <Button
            variant={isConfirmed ? 'text' : 'outline'}
            isInactive={isPending}
            onClick={() => confirm({ id: lead.id, isSame: !isConfirmed })}
            className={isConfirmed ? '-ms-4 mt-1' : 'mt-3'}
          >
            {isConfirmed ? 'Not the Same Person' : 'Same Person'}
          </Button>
        </Permitted>
      )}
    </DetailSection>
  );
}

function useConfirm(leadId: string) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.leads.confirmSamePerson.useMutation({
    onSuccess: (_, { isSame }) =>
      toast({ title: isSame ? 'Shown on one timeline' : 'Shown on timelines of their own' }),
    onError: (error) => toastFailure('Error changing the timeline', error),
    onSettled: () =>
      Promise.all([
        utils.leads.samePerson.invalidate(),
        utils.leads.timeline.invalidate({ id: leadId }),
      ]),
  });
  return { confirm: mutate, isPending };
}

function InquiryRow({ inquiry, lead }: { inquiry: Inquiry; lead: Lead }) {
  const timeZone = useTimeZone();
  const { email, status, lostReason, createdAt } = inquiry;
  const isSameAddress = email.toLowerCase() === lead.email.toLowerCase();
  const state = STATUS_LABELS[status].toLowerCase();
  const reason = lostReason ? `: ${LOST_REASON_LABELS[lostReason].toLowerCase()}` : '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <TextLink to="/admin/leads" search={{ lead: inquiry.id }} className="min-w-0">
        <Clipped text={inquiry.message} />
      </TextLink>
      <time dateTime={createdAt} className="text-muted">
        {formatDate(createdAt, timeZone)}
      </time>
      <span className="col-span-2 wrap-anywhere text-muted">
        Inquiry{!isSameAddress && <bdi> as {email}</bdi>}, {state}
        {reason}
      </span>
    </li>
  );
}
