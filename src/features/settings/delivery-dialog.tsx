import { DateTime } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { type Outputs, trpc } from '../../lib/trpc';
import { DeliveryState, NextAttempt, useSendAgain } from './deliveries-table';
import type { Webhook } from './webhook-parts';

const WAITING_MS = 500;
const REFRESH_MS = 5_000;

interface DeliveryDialogProps {
  webhook: Webhook;
  deliveryId: string;
  onClose: () => void;
}

/** A delivery with what was sent and answered; it follows attempts while it is open. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const key = { id: webhook.id, deliveryId };
  const delivery = trpc.webhooks.delivery.useQuery(key, {
    refetchInterval: ({ state: { data } }) => (data?.attempts === 0 ? WAITING_MS : REFRESH_MS),
  });
  const sendAgain = useSendAgain();
  return (
    <Dialog title={delivery.data?.type ?? 'Delivery'} size="wide" isOpen onClose={onClose}>
      {delivery.data ? (
        <Details delivery={delivery.data} isOn={webhook.isOn} />
      ) : delivery.isLoadingError ? (
        <Alert action={<RetryButton onClick={() => void delivery.refetch()} />}>
          Unable to load the delivery.
        </Alert>
      ) : (
        <div data-skeleton aria-busy="true" className="grid gap-3">
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/2" />
        </div>
      )}
      <DialogActions>
        <Button
          variant="outline"
          isInactive={!webhook.isOn || sendAgain.isPending}
          onClick={() => sendAgain.mutate(key)}
        >
          Send Again
        </Button>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Delivery = Outputs['webhooks']['delivery'];

function Details({ delivery, isOn }: { delivery: Delivery; isOn: boolean }) {
  const { id, attempts, lastAttemptAt, durationMs, error, requestUrl } = delivery;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status">
        <DescriptionList>
          <Description term="Answer">
            <DeliveryState delivery={delivery} />
          </Description>
          {error && <Description term="Error">{error}</Description>}
          <Description term="Event">
            <DateTime at={delivery.createdAt} />
          </Description>
          <Description term="Attempts">
            {attempts === 0 && lastAttemptAt ? 'None since it was sent again' : attempts}
            {lastAttemptAt && (
              <>
                , the last <DateTime at={lastAttemptAt} />
                {durationMs !== null && `, which took ${durationMs} ms`}
              </>
            )}
          </Description>
          {delivery.status !== 'delivered' && (
            <Description term="Next">
              <NextAttempt delivery={delivery} isOn={isOn} />
            </Description>
          )}
          <Description term="webhook-id">{id}</Description>
          {requestUrl && <Description term="Address">{requestUrl}</Description>}
        </DescriptionList>
      </div>
      {lastAttemptAt && (
        <>
          <Body title="Request" text={delivery.requestBody} />
          <Body title="Answer" text={delivery.responseBody} />
        </>
      )}
    </div>
  );
}

function Body({ title, text }: { title: string; text: string | null }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 font-strong">{title}</h3>
      {text ? (
        <pre dir="auto" className="bg-sand p-3 text-small wrap-anywhere whitespace-pre-wrap">
          {indented(text)}
        </pre>
      ) : (
        <p className="text-muted">{text === '' ? 'Empty.' : 'Nothing is stored.'}</p>
      )}
    </section>
  );
}

/** JSON line by line; a text that was cut is none. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
