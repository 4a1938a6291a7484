import { and, eq, gt, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { webhookDeliveries as deliveries } from '../../../db/schema/webhooks';
import { newestFirst, nextCursor, readPage } from '../../core/pagination';
import { DomainError, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { queueDelivery } from './queue-deliveries';
import type { ListDeliveries } from './webhooks.schema';
import { getWebhook, listWebhooks } from './webhooks.service';

/** The type of a test event, which no write causes and no webhook subscribes to. */
export const TEST_TYPE = 'webhook.test';

export const deliveryColumns = {
  id: deliveries.id,
  webhookId: deliveries.webhookId,
  type: deliveries.type,
  subjectType: deliveries.subjectType,
  subjectId: deliveries.subjectId,
  status: deliveries.status,
  attempts: deliveries.attempts,
  nextAttemptAt: deliveries.nextAttemptAt,
  lastAttemptAt: deliveries.lastAttemptAt,
  responseStatus: deliveries.responseStatus,
  durationMs: deliveries.durationMs,
  error: deliveries.error,
  createdAt: deliveries.createdAt,
};

/** With what was sent and answered at the last attempt. */
export const deliveryDetailColumns = {
  ...deliveryColumns,
  requestUrl: deliveries.requestUrl,
  requestBody: deliveries.requestBody,
  responseBody: deliveries.responseBody,
};

/** The deliveries of one webhook, newest first. */
export function listDeliveries(database: Database, { id, ...input }: ListDeliveries) {
  getWebhook(database, id);
  const range = readPage(input);
  const rows = database
    .select(deliveryColumns)
    .from(deliveries)
    .where(
      and(
        eq(deliveries.webhookId, id),
        sql`(${deliveries.createdAt}, ${deliveries.id}) < (${range.at}, ${range.id})`,
      ),
    )
    .orderBy(...newestFirst(deliveries.createdAt, deliveries.id))
    .limit(range.limit)
    .all();
  return {
    deliveries: rows,
    nextCursor: nextCursor(rows, range.limit, ({ createdAt }) => createdAt),
  };
}

interface DeliveryKey {
  id: string;
  deliveryId: string;
}

const isDelivery = ({ id, deliveryId }: DeliveryKey): SQL | undefined =>
  and(eq(deliveries.id, deliveryId), eq(deliveries.webhookId, id));

export function getDelivery(database: Database, key: DeliveryKey) {
  getWebhook(database, key.id);
  const delivery = database
    .select(deliveryDetailColumns)
    .from(deliveries)
    .where(isDelivery(key))
    .get();
  if (!delivery) throw notFound('The delivery');
  return delivery;
}

type Delivery = ReturnType<typeof getDelivery>;

/** Queues a test event for one webhook. */
export function sendTest(database: Database, id: string, now: string): Written<Delivery> {
  refuseSwitchedOff(database, id);
  const deliveryId = queueDelivery(database, id, {
    type: TEST_TYPE,
    subjectType: 'webhook',
    subjectId: id,
    data: { leadId: null, clientId: null, conversationId: null, data: {} },
    createdAt: now,
  });
  return {
    result: getDelivery(database, { id, deliveryId }),
    event: { type: 'webhook.test_sent', subjectId: id, data: { deliveryId } },
  };
}

/** Sends a delivery now, with the id that it had, and with all retries. */
export function sendAgain(database: Database, key: DeliveryKey, now: string): Written<Delivery> {
  refuseSwitchedOff(database, key.id);
  getDelivery(database, key);
  database
    .update(deliveries)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: now })
    .where(isDelivery(key))
    .run();
  const { id: subjectId, deliveryId } = key;
  return {
    result: getDelivery(database, key),
    event: { type: 'webhook.delivery_repeated', subjectId, data: { deliveryId } },
  };
}

function refuseSwitchedOff(database: Database, id: string): void {
  if (getWebhook(database, id).isOn) return;
  throw new DomainError('conflict', 'The webhook is switched off: switch it on first.');
}

/** Few enough that requests are not held up. */
const ROWS_PER_STEP = 500;

/** Removes some deliveries from before a time, or of removed webhooks. Returns whether there may be more. */
export function removeOldDeliveries(database: Database, before: string): boolean {
  const present = listWebhooks(database).map(({ id }) => id);
  const removed = webhooksInLog(database).filter((id) => !present.includes(id));
  const isOld = [lt(deliveries.createdAt, before), inArray(deliveries.webhookId, removed)];
  return isOld.some((condition) => {
    const step = database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(condition)
      .limit(ROWS_PER_STEP);
    return database.delete(deliveries).where(inArray(deliveries.id, step)).run().changes > 0;
  });
}

/** The webhooks that have deliveries: one look into the index for each, however many those are. */
function webhooksInLog(database: Database): string[] {
  const ids: string[] = [];
  for (;;) {
    const { id } =
      database
        .select({ id: min(deliveries.webhookId) })
        .from(deliveries)
        .where(gt(deliveries.webhookId, ids.at(-1) ?? ''))
        .get() ?? {};
    if (!id) return ids;
    ids.push(id);
  }
}
