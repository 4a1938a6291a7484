import { DateTime } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import type { Outputs } from '../../lib/trpc';

export type Webhook = Outputs['webhooks']['list'][number];

/** The address without its protocol, which nearly all share. */
export const nameOf = ({ url }: Pick<Webhook, 'url'>) => url.replace(/^https:\/\//, '');

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { isOn, failingSince } = webhook;
  if (!isOn) return <Badge>Switched off</Badge>;
  if (failingSince === null) return <Badge tone="success">On</Badge>;
  return (
    <Badge tone="danger" wraps>
      <span>
        Failing since <DateTime at={failingSince} />
      </span>
    </Badge>
  );
}

export function LastDelivery({ webhook: { lastAttemptAt } }: { webhook: Webhook }) {
  return lastAttemptAt ? <DateTime at={lastAttemptAt} /> : 'Nothing sent yet';
}
