import { RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { DateTime } from '../../components/time';
import { Badge, type Tone } from '../../components/ui/badge';
import { IconButton } from '../../components/ui/icon-button';
import { ActionsCell, Cell, RowOpener } from '../../components/ui/table';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Webhook } from './webhook-parts';

export type Delivery = Outputs['webhooks']['deliveries']['deliveries'][number];

const COLUMNS: readonly Column[] = [
  { id: 'type', label: 'Event', className: 'text-start' },
  { id: 'time', label: 'Time', className: 'w-[11.5rem] text-start' },
  { id: 'status', label: 'Answer', className: 'w-[7rem] text-start' },
  { id: 'took', label: 'Took', className: 'w-[5.5rem] text-end' },
  { id: 'attempts', label: 'Attempts', className: 'w-[5.5rem] text-end' },
  { id: 'next', label: 'Next attempt', className: 'w-[11.5rem] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[5rem] text-end' },
];

const NONE: Delivery[] = [];
const idOf = ({ id }: Delivery) => id;

interface DeliveriesTableProps {
  webhook: Webhook;
  deliveries: Delivery[] | undefined;
  hasMore: boolean;
  onNearEnd: () => void;
  onOpen: (delivery: Delivery) => void;
  empty: ReactNode;
}

export function DeliveriesTable({ webhook, deliveries, ...props }: DeliveriesTableProps) {
  const sendAgain = useSendAgain();
  return (
    <VirtualTable
      label="Deliveries"
      columns={COLUMNS}
      items={deliveries ?? NONE}
      keyOf={idOf}
      cardPx={128}
      isLoading={!deliveries}
      {...props}
      renderRow={(delivery) => (
        <>
          <Cell>
            <RowOpener>
              <Clipped text={delivery.type} />
            </RowOpener>
          </Cell>
          <Cell className="text-muted card:justify-self-end">
            <DateTime at={delivery.createdAt} />
          </Cell>
          <Cell className="card:row-start-2">
            <DeliveryState delivery={delivery} />
          </Cell>
          <Cell className="text-end text-muted tabular-nums card:row-start-2">
            {delivery.durationMs === null ? <EmptyValue /> : `${delivery.durationMs} ms`}
          </Cell>
          <Cell className="text-end text-muted tabular-nums card:hidden">{delivery.attempts}</Cell>
          <Cell className="text-muted card:row-start-3">
            {delivery.status === 'pending' && <span className="wide:hidden">Next attempt </span>}
            <NextAttempt delivery={delivery} isOn={webhook.isOn} />
          </Cell>
          <ActionsCell className="card:col-start-2 card:row-start-3 card:-me-2.5">
            <IconButton
              label={`Send again: ${delivery.type}`}
              icon={RotateCw}
              isInactive={!webhook.isOn || sendAgain.isPending}
              onClick={() => sendAgain.mutate({ id: webhook.id, deliveryId: delivery.id })}
            />
          </ActionsCell>
        </>
      )}
    />
  );
}

export function useSendAgain() {
  const utils = trpc.useUtils();
  return trpc.webhooks.sendAgain.useMutation({
    onSuccess: () => toast({ title: 'Sent again' }),
    onError: (error) => toastFailure('Error sending again', error),
    onSettled: () => utils.webhooks.invalidate(),
  });
}

const TONES: Record<Delivery['status'], Tone> = {
  delivered: 'success',
  pending: 'warning',
  failed: 'danger',
};

export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { status, attempts, responseStatus } = delivery;
  const answer = attempts === 0 ? 'Waiting' : String(responseStatus ?? 'No answer');
  return <Badge tone={TONES[status]}>{answer}</Badge>;
}

export function NextAttempt({ delivery, isOn }: { delivery: Delivery; isOn: boolean }) {
  if (delivery.status === 'failed') return 'Given up';
  if (delivery.nextAttemptAt === null) return <EmptyValue />;
  return isOn ? <DateTime at={delivery.nextAttemptAt} /> : 'Once it is on';
}
