import { ArrowLeft, Send } from 'lucide';
import { useMemo } from 'react';
import { NextPageFailure } from '../../components/next-page-failure';
import { DateTime } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { trpc } from '../../lib/trpc';
import { DeliveriesTable } from './deliveries-table';
import type { OpenDialog } from './webhook-dialogs';
import { useTestEvent, WebhookMenu } from './webhook-menu';
import { LastDelivery, nameOf, type Webhook, WebhookState } from './webhook-parts';

const PAGE_SIZE = 100;
/** Deliveries are no domain events, so no live event tells of them. */
const REFRESH_MS = 5_000;

interface WebhookPageProps {
  webhook: Webhook;
  onDialog: (dialog: OpenDialog) => void;
  onClose: () => void;
}

/** One webhook with its deliveries. */
export function WebhookPage({ webhook, onDialog, onClose }: WebhookPageProps) {
  const test = useTestEvent({ webhook, onDialog });
  const log = trpc.webhooks.deliveries.useInfiniteQuery(
    { id: webhook.id, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, refetchInterval: REFRESH_MS },
  );
  const deliveries = useMemo(() => log.data?.pages.flatMap((page) => page.deliveries), [log.data]);
  return (
    <>
      <Button variant="text" onClick={onClose} className="-ms-4">
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
        All Webhooks
      </Button>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 dir="ltr" className="min-w-0 text-subtitle font-medium wrap-anywhere">
          {nameOf(webhook)}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="outline"
            isInactive={test.isPending || !webhook.isOn}
            onClick={test.send}
          >
            <Icon of={Send} />
            Send a Test Event
          </Button>
          <WebhookMenu webhook={webhook} onDialog={onDialog} />
        </div>
      </div>
      <Notice webhook={webhook} />
      <div className="mb-5 border border-line bg-surface p-4">
        <DescriptionList>
          <Description term="State">
            <WebhookState webhook={webhook} />
          </Description>
          <Description term="Events">{webhook.events.join(', ')}</Description>
          <Description term="Last delivery">
            <LastDelivery webhook={webhook} />
          </Description>
          {webhook.previousSecretEndsAt && (
            <Description term="Secrets">
              Two, the one before until <DateTime at={webhook.previousSecretEndsAt} />
            </Description>
          )}
        </DescriptionList>
      </div>
      {log.isLoadingError ? (
        <ErrorState
          title="Unable to Load Deliveries"
          action={<RetryButton onClick={() => void log.refetch()} />}
        />
      ) : (
        <>
          <DeliveriesTable
            webhook={webhook}
            deliveries={deliveries}
            hasMore={log.hasNextPage}
            onNearEnd={() => {
              if (!log.isFetchingNextPage && !log.isFetchNextPageError) void log.fetchNextPage();
            }}
            onOpen={({ id }) => onDialog({ type: 'delivery', webhook, deliveryId: id })}
            empty={
              <EmptyState title="Nothing was sent yet">
                The next event is listed here. A test event shows at once whether it arrives.
              </EmptyState>
            }
          />
          <div
            role="status"
            className="flex flex-wrap items-center gap-3 pt-3 text-small text-muted empty:hidden"
          >
            <NextPageFailure query={log} />
          </div>
        </>
      )}
    </>
  );
}

function Notice({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  if (isOn && failingSince === null) return null;
  return (
    <Alert tone="warning" className="mb-5">
      {isOn
        ? 'The last delivery failed. If none succeeds for three days, the webhook is switched off.'
        : failingSince === null
          ? 'It is switched off: events are not stored for it. What waits is sent once it is on.'
          : 'It was switched off after three days of failures: events are not stored for it. What waits is sent once it is on.'}
    </Alert>
  );
}
