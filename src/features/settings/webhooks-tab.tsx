import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { useCloseRecord } from '../../hooks/use-search-params';
import { trpc } from '../../lib/trpc';
import { SectionIntro } from './section-intro';
import type { SettingsScreenProps } from './settings-screen';
import { type OpenDialog, WebhookDialogs } from './webhook-dialogs';
import { WebhookPage } from './webhook-page';
import { WebhooksTable } from './webhooks-table';

interface Opened {
  dialog: OpenDialog;
  /** The webhook of the address at that moment. */
  record: string | undefined;
}

/** The addresses that are told of events, or one of them with its deliveries. */
export function WebhooksTab({ searchParams, setSearchParams }: SettingsScreenProps) {
  const webhooks = trpc.webhooks.list.useQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { record } = searchParams;
  const setDialog = (dialog: OpenDialog | null) => setOpened(dialog && { dialog, record });
  const close = useCloseRecord(setSearchParams, { record: undefined });
  const open = webhooks.data?.find(({ id }) => id === record);
  // A delivery belongs to the page that it was opened on, which Back leaves.
  const hasLeft = opened?.dialog.type === 'delivery' && opened.record !== record;
  return (
    <>
      {open ? (
        <WebhookPage webhook={open} onDialog={setDialog} onClose={close} />
      ) : (
        <>
          <SectionIntro
            title="Webhooks"
            aside={
              <Button onClick={() => setDialog({ type: 'create' })}>
                <Icon of={Plus} />
                New Webhook
              </Button>
            }
          >
            Other programs are told of what happens here: signed after Standard Webhooks, tried for
            24 hours, kept for 30 days.
          </SectionIntro>
          {webhooks.isLoadingError ? (
            <ErrorState
              title="Unable to Load Webhooks"
              action={<RetryButton onClick={() => void webhooks.refetch()} />}
            />
          ) : (
            <WebhooksTable
              webhooks={webhooks.data}
              onOpen={({ id }) => setSearchParams({ record: id })}
              onDialog={setDialog}
              empty={
                <EmptyState title="No webhooks yet">
                  Make one for each program that should hear of new leads, clients or messages.
                </EmptyState>
              }
            />
          )}
        </>
      )}
      <WebhookDialogs
        dialog={hasLeft ? null : (opened?.dialog ?? null)}
        onDialog={setDialog}
        onRemoved={(id) => {
          if (id === record) setSearchParams({ record: undefined }, 'replace');
        }}
      />
    </>
  );
}
