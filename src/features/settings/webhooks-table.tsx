import type { ReactNode } from 'react';
import { Clipped } from '../../components/row-parts';
import { ActionsCell, Cell, RowOpener } from '../../components/ui/table';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import type { OpenDialog } from './webhook-dialogs';
import { WebhookMenu } from './webhook-menu';
import { LastDelivery, nameOf, type Webhook, WebhookState } from './webhook-parts';

const COLUMNS: readonly Column[] = [
  { id: 'url', label: 'Address', className: 'text-start' },
  { id: 'events', label: 'Events', className: 'w-[max(9rem,20cqi)] text-start' },
  { id: 'state', label: 'State', className: 'w-[17rem] text-start' },
  { id: 'last', label: 'Last delivery', className: 'w-[11rem] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[5rem] text-end' },
];

const NONE: Webhook[] = [];
const idOf = ({ id }: Webhook) => id;

interface WebhooksTableProps {
  webhooks: Webhook[] | undefined;
  onOpen: (webhook: Webhook) => void;
  onDialog: (dialog: OpenDialog) => void;
  empty: ReactNode;
}

export function WebhooksTable({ webhooks, onOpen, onDialog, empty }: WebhooksTableProps) {
  return (
    <VirtualTable
      label="Webhooks"
      columns={COLUMNS}
      items={webhooks ?? NONE}
      keyOf={idOf}
      cardPx={128}
      isLoading={!webhooks}
      onOpen={onOpen}
      empty={empty}
      renderRow={(webhook) => (
        <>
          <Cell className="card:col-span-2">
            <RowOpener>
              <Clipped text={nameOf(webhook)} />
            </RowOpener>
          </Cell>
          <Cell className="text-muted card:col-span-2">
            <Clipped text={webhook.events.join(', ')} />
          </Cell>
          <Cell className="card:row-start-3">
            <WebhookState webhook={webhook} />
          </Cell>
          <Cell className="text-muted card:row-start-4">
            {webhook.lastAttemptAt && <span className="wide:hidden">Last delivery </span>}
            <LastDelivery webhook={webhook} />
          </Cell>
          <ActionsCell className="card:col-start-2 card:row-span-2 card:row-start-3 card:-me-2.5">
            <WebhookMenu webhook={webhook} onDialog={onDialog} />
          </ActionsCell>
        </>
      )}
    />
  );
}
