import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq, exists, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { webhookDeliveries as deliveries, webhooks } from '../../../db/schema/webhooks';
import { write } from '../../../db/write';
import { type Resolve, resolveHost } from '../../core/post-outside';
import type { Log } from '../../core/log';
import type { Settings } from '../../env';
import type { Bus } from '../../live/bus';
import type { Outbox } from '../../mail/outbox';
import type { Subjects } from '../subjects';
import { type Attempt, attempt, recordAttempt } from './deliver';

const POLL_MS = 5_000;
const BATCH = 50;
/** The longest that a receiver may delay the end of the process. */
const LAST_DELIVERY_MS = 4_000;

export interface Webhooks {
  /** Sends what is due now, instead of at the next interval. */
  wake(): void;
  /** The number of pending deliveries, and of failed attempts since the start. */
  state(): { pending: number; failures: number };
  /** Waits briefly for current deliveries. Others are sent after the next start. */
  stop(): Promise<void>;
}

export const noWebhooks: Webhooks = {
  wake: () => undefined,
  state: () => ({ pending: 0, failures: 0 }),
  stop: () => Promise.resolve(),
};

interface WebhookParts {
  settings: Pick<Settings, 'webhookAllowPrivate' | 'notifyEmail'>;
  database: Database;
  clock: () => Date;
  log: Log;
  subjects: Subjects;
  bus: Bus;
  outbox: Outbox;
  siteUrl: string;
  resolve?: Resolve;
}

const isOpen = and(eq(deliveries.status, sql`'pending'`), eq(webhooks.isOn, sql`1`));

const queries = prepared((database) => {
  const isDue = and(
    eq(deliveries.webhookId, webhooks.id),
    eq(deliveries.status, sql`'pending'`),
    lte(deliveries.nextAttemptAt, sql.placeholder('now')),
  );
  const open = (columns: { delivery: typeof deliveries; webhook: typeof webhooks }) =>
    database
      .select(columns)
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId));
  return {
    webhooksWithDue: database
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(
        and(
          eq(webhooks.isOn, sql`1`),
          exists(
            database
              .select({ one: sql`1` })
              .from(deliveries)
              .where(isDue),
          ),
        ),
      )
      .prepare(),
    due: database
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(
        and(
          isOpen,
          eq(deliveries.webhookId, sql.placeholder('webhookId')),
          lte(deliveries.nextAttemptAt, sql.placeholder('now')),
        ),
      )
      // The order in which they were stored, whatever the clock said.
      .orderBy(sql`webhook_deliveries.rowid`)
      .limit(BATCH)
      .prepare(),
    openById: open({ delivery: deliveries, webhook: webhooks })
      .where(and(isOpen, eq(deliveries.id, sql.placeholder('id'))))
      .prepare(),
    pending: database
      .select({ count: count() })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(isOpen)
      .prepare(),
  };
});

/** Delivers to each webhook one event at a time, in their order, and to all webhooks at once. */
export function startWebhooks(parts: WebhookParts): Webhooks {
  const { database, clock, log } = parts;
  const sender = new Sender(parts);
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const timer = setInterval(wake, POLL_MS).unref();

  function wake() {
    if (isStopped) return;
    try {
      const now = clock().getTime();
      for (const { id } of queries(database).webhooksWithDue.all({ now })) start(id);
    } catch (error) {
      log.error({ error }, 'webhooks failed');
    }
  }

  function start(webhookId: string) {
    if (running.has(webhookId)) return;
    const delivering = sender
      .deliverDue(webhookId, () => isStopped)
      .catch((error: unknown) => log.error({ error }, 'webhooks failed'))
      .finally(() => running.delete(webhookId));
    running.set(webhookId, delivering);
  }

  wake();
  return {
    wake,
    state: () => ({
      pending: queries(database).pending.get()?.count ?? 0,
      failures: sender.failures,
    }),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const current = Promise.all(running.values());
      await Promise.race([current, sleep(LAST_DELIVERY_MS, undefined, { ref: false })]);
    },
  };
}

class Sender {
  failures = 0;
  /** What was sent and could not be recorded, so that it is not sent twice. */
  private readonly unrecorded = new Map<string, Attempt>();

  constructor(private readonly parts: WebhookParts) {}

  async deliverDue(webhookId: string, isStopped: () => boolean): Promise<void> {
    const { database, clock } = this.parts;
    for (;;) {
      const due = queries(database).due.all({ webhookId, now: clock().getTime() });
      if (due.length === 0) return;
      for (const { id } of due) {
        if (isStopped()) return;
        await this.deliver(id);
      }
    }
  }

  private async deliver(id: string): Promise<void> {
    const { settings, database, clock, log, bus, outbox, siteUrl } = this.parts;
    const open = queries(database).openById.get({ id });
    // It was removed, or the webhook was switched off, since it was found.
    if (!open) return;
    const { webhook, delivery } = open;
    const done = this.unrecorded.get(id) ?? (await this.send(webhook, delivery));
    this.unrecorded.set(id, done);
    const { notifyEmail } = settings;
    const hasChanged = await write(database, () =>
      recordAttempt({ database, now: clock().toISOString(), notifyEmail, siteUrl }, delivery, done),
    );
    this.unrecorded.delete(id);
    // The address and the answer may contain personal data, so they are stored and not logged.
    log.info({ webhookId: webhook.id, deliveryId: id, status: done.status }, 'webhook called');
    if (done.error !== null) this.failures += 1;
    if (!hasChanged) return;
    outbox.wake();
    bus.publish({ type: 'changed', subjectType: 'webhook', id: webhook.id });
  }

  private send(webhook: typeof webhooks.$inferSelect, delivery: typeof deliveries.$inferSelect) {
    const { database, subjects, clock, settings, resolve = resolveHost } = this.parts;
    const isPrivateAllowed = settings.webhookAllowPrivate;
    return attempt({ database, subjects, clock, isPrivateAllowed, resolve }, webhook, delivery);
  }
}
