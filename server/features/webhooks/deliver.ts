import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../db/durations';
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks';
import { postOutside, type Resolve } from '../../core/post-outside';
import { nextVersion } from '../../core/versions';
import { mailStaff } from '../../mail/staff-mail';
import type { SubjectType } from '../activities/event-subjects.schema';
import { bySystem, recordActivity } from '../activities/record-activity';
import type { Subjects } from '../subjects';

type Webhook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** The pauses between attempts: a day in all. */
const RETRIES_AFTER_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[1, 2, 4, 6, 10].map((hours) => hours * HOUR_MS),
];
const SWITCHED_OFF_AFTER_MS = 3 * DAY_MS;
/** What the log stores of a request and of a response, in characters. */
const MAX_STORED = 16_000;

export interface Attempt {
  url: string;
  body: string;
  status: number | null;
  response: string | null;
  durationMs: number;
  /** Null for a success. */
  error: string | null;
}

interface AttemptParts {
  database: Database;
  subjects: Subjects;
  clock: () => Date;
  isPrivateAllowed: boolean;
  resolve: Resolve;
}

/** Sends a delivery once. Never rejects for a failure of the receiver. */
export async function attempt(
  { database, subjects, clock, isPrivateAllowed, resolve }: AttemptParts,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Attempt> {
  const now = clock();
  const body = bodyOf(database, subjects, delivery, now.toISOString());
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Masar-Webhooks',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': await sign(webhook, delivery.id, now, body),
  };
  const { url } = webhook;
  const startedAt = performance.now();
  const settled = await postOutside({ url, headers, body, isPrivateAllowed, resolve }).then(
    ({ status, body: response }) => ({ status, response, error: errorOf(status) }),
    (error: unknown) => ({ status: null, response: null, error: messageOf(error) }),
  );
  return { url, body, ...settled, durationMs: Math.round(performance.now() - startedAt) };
}

/** The row is the present one, so that nothing is sent that was erased since. */
function bodyOf(database: Database, subjects: Subjects, delivery: Delivery, now: string): string {
  const { type, createdAt: timestamp, subjectType, subjectId, data } = delivery;
  const row = subjects[subjectType as SubjectType].read(database, subjectId, now) ?? null;
  return JSON.stringify({
    type,
    timestamp,
    data: { subjectType, subjectId, ...data, [subjectType]: row },
  });
}

async function sign(webhook: Webhook, id: string, now: Date, body: string): Promise<string> {
  const { Webhook: Signer } = await import('standardwebhooks');
  const { secret, previousSecret, previousSecretEndsAt } = webhook;
  const isRotating = previousSecretEndsAt !== null && previousSecretEndsAt > now.toISOString();
  const secrets = isRotating && previousSecret ? [secret, previousSecret] : [secret];
  return secrets.map((one) => new Signer(one).sign(id, now, body)).join(' ');
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const isRedirect = status >= 300 && status < 400;
  return `The receiver answered ${status}${isRedirect ? ', and redirects are not followed' : ''}`;
}

function messageOf(error: unknown): string {
  const { message = '', code } = error as { message?: string; code?: string };
  return (message || code || 'The connection failed').slice(0, 500);
}

interface RecordParts {
  database: Database;
  now: string;
  notifyEmail: string | undefined;
  siteUrl: string;
}

/** Records an attempt, inside `write`. Returns whether the state of the webhook has changed with it. */
export function recordAttempt(
  { database, now, ...notice }: RecordParts,
  { id, webhookId }: Delivery,
  done: Attempt,
): boolean {
  const ofDelivery = eq(webhookDeliveries.id, id);
  const delivery = database.select().from(webhookDeliveries).where(ofDelivery).get();
  const webhook = database.select().from(webhooks).where(eq(webhooks.id, webhookId)).get();
  // It was removed while the attempt was under way.
  if (!delivery || !webhook) return false;
  const stored = (text: string | null) =>
    delivery.isErased ? null : (text?.slice(0, MAX_STORED) ?? null);
  database
    .update(webhookDeliveries)
    .set({
      ...nextStep(delivery.attempts, done.error !== null, now),
      attempts: delivery.attempts + 1,
      lastAttemptAt: now,
      requestUrl: done.url,
      requestBody: stored(done.body),
      responseStatus: done.status,
      responseBody: stored(done.response),
      durationMs: done.durationMs,
      error: done.error,
    })
    .where(ofDelivery)
    .run();
  return recordState({ database, now, ...notice }, webhook, done.error !== null);
}

function nextStep(attempts: number, hasFailed: boolean, now: string) {
  if (!hasFailed) return { status: 'delivered' as const, nextAttemptAt: null };
  const pause = RETRIES_AFTER_MS[attempts];
  if (pause === undefined) return { status: 'failed' as const, nextAttemptAt: null };
  const nextAttemptAt = new Date(Date.parse(now) + pause).toISOString();
  return { status: 'pending' as const, nextAttemptAt };
}

/** Switches a webhook off after days of failures without a success. */
function recordState(
  { database, now, notifyEmail, siteUrl }: RecordParts,
  webhook: Webhook,
  hasFailed: boolean,
): boolean {
  const { id, url, failingSince: before } = webhook;
  const failingSince = hasFailed ? (before ?? now) : null;
  const isOver =
    failingSince !== null && Date.parse(now) - Date.parse(failingSince) >= SWITCHED_OFF_AFTER_MS;
  const isSwitchedOff = webhook.isOn && isOver;
  database
    .update(webhooks)
    .set({
      failingSince,
      lastAttemptAt: now,
      ...(isSwitchedOff && { isOn: false, updatedAt: nextVersion(webhook, now) }),
    })
    .where(eq(webhooks.id, id))
    .run();
  if (isSwitchedOff) {
    const data = { fields: ['isOn'] };
    recordActivity(database, { type: 'webhook.switched_off', subjectId: id, data }, bySystem(now));
    if (notifyEmail) notify(database, { id, url, notifyEmail, siteUrl, now });
  }
  return isSwitchedOff || failingSince !== before;
}

function notify(
  database: Database,
  {
    id,
    url,
    notifyEmail,
    siteUrl,
    now,
  }: Omit<RecordParts, 'database'> & {
    id: string;
    url: string;
    notifyEmail: string;
  },
): void {
  const link = `${siteUrl}/admin/settings?tab=webhooks&record=${id}`;
  const { host } = new URL(url);
  mailStaff(database, {
    recipient: notifyEmail,
    replyTo: null,
    subject: `The webhook to ${host} is switched off`,
    body: [
      `Nothing could be delivered to ${host} for three days, so the webhook is switched off.`,
      `Events are not stored for it until somebody switches it on again.`,
      '',
      `In the console: ${link}`,
    ].join('\n'),
    link,
    now,
  });
}
