import { onTestFinished } from 'vitest';
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks';
import { movableClock } from './clock';
import { createTestApp } from './test-app';
import { anInquiry } from '../features/leads/leads.examples';
import { startWebhooks } from '../features/webhooks/start-webhooks';

/** An application that delivers, with a clock that only the test moves. */
export function aSetting(env: Record<string, string> = {}) {
  const time = movableClock(new Date().toISOString());
  const testApp = createTestApp({
    env: { WEBHOOK_ALLOW_PRIVATE: 'on', NOTIFY_EMAIL: 'ops@example.com', ...env },
    deps: { clock: time.clock },
  });
  const { deps, send } = testApp;
  const sender = startWebhooks(deps);
  deps.webhooks = sender;
  onTestFinished(() => sender.stop());
  return {
    ...testApp,
    ...time,
    sender,
    inquire: async () => {
      const response = await send('POST', '/api/contact', anInquiry());
      return ((await response.json()) as { id: string }).id;
    },
    later: (ms: number) => {
      time.advance(ms);
      sender.wake();
    },
    deliveries: () => deps.database.select().from(webhookDeliveries).all(),
    webhook: () => deps.database.select().from(webhooks).get(),
  };
}
