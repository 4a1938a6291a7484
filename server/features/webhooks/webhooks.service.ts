import { randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { webhooks } from '../../../db/schema/webhooks';
import { newestFirst } from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { invalid, notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { hashToken } from '../staff/tokens';
import { readAddress } from './webhook-address';
import type { CreateWebhook, WebhookChange } from './webhooks.schema';

/** Each of them is called at the same time as the others, and the console shows them in one list. */
export const MAX_WEBHOOKS = 20;
/** Receivers have this long to take over a new secret. */
const TWO_SECRETS_MS = DAY_MS;

export const webhookColumns = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  isOn: webhooks.isOn,
  failingSince: webhooks.failingSince,
  lastAttemptAt: webhooks.lastAttemptAt,
  previousSecretEndsAt: webhooks.previousSecretEndsAt,
  createdAt: webhooks.createdAt,
  updatedAt: webhooks.updatedAt,
};

export function listWebhooks(database: Database) {
  return database
    .select(webhookColumns)
    .from(webhooks)
    .orderBy(...newestFirst(webhooks.createdAt, webhooks.id))
    .all();
}

type StoredWebhook = ReturnType<typeof listWebhooks>[number];

export function getWebhook(database: Database, id: string) {
  const webhook = database.select().from(webhooks).where(eq(webhooks.id, id)).get();
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

/** Without its secrets. */
function getShown(database: Database, id: string) {
  const webhook = database.select(webhookColumns).from(webhooks).where(eq(webhooks.id, id)).get();
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

/** A new secret, in the notation of Standard Webhooks. */
export const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

interface WriteOptions {
  /** For a new webhook, or one whose secret is renewed. */
  secret: string;
  isPrivateAllowed: boolean;
  now: string;
}

/** A row, and the hash of the secret that it was given: a repeated call finds that of the first. */
type WithSecretHash = StoredWebhook & { secretHash: string | null };

export function createWebhook(
  database: Database,
  { url, events }: CreateWebhook,
  { secret, isPrivateAllowed, now }: WriteOptions,
): Written<WithSecretHash> {
  const address = readAddress(url, isPrivateAllowed);
  if (listWebhooks(database).length >= MAX_WEBHOOKS) {
    throw invalid('', `There are ${MAX_WEBHOOKS} webhooks: remove one first`);
  }
  const result = database
    .insert(webhooks)
    .values({ id: newId(), url: address, events, secret, createdAt: now, updatedAt: now })
    .returning(webhookColumns)
    .get();
  return {
    result: { ...result, secretHash: hashToken(secret) },
    event: { type: 'webhook.created', subjectId: result.id, data: {} },
  };
}

/** With a new secret the one before signs too, for a day. */
export function updateWebhook(
  database: Database,
  { id, updatedAt: startedFrom, renewSecret = false, ...changes }: WebhookChange,
  { secret, isPrivateAllowed, now }: WriteOptions,
): Written<WithSecretHash> {
  const stored = getWebhook(database, id);
  refuseStale(stored, startedFrom);
  if (changes.url !== undefined) changes.url = readAddress(changes.url, isPrivateAllowed);
  const fields = changedFields(stored, changes);
  if (fields.length === 0 && !renewSecret) {
    return { result: { ...getShown(database, id), secretHash: null }, event: null };
  }
  const result = database
    .update(webhooks)
    .set({
      ...changes,
      ...(renewSecret && renewed(stored.secret, secret, now)),
      ...(changes.isOn && !stored.isOn && { failingSince: null }),
      updatedAt: nextVersion(stored, now),
    })
    .where(eq(webhooks.id, id))
    .returning(webhookColumns)
    .get();
  const type = renewSecret ? 'webhook.secret_renewed' : typeOf(stored.isOn, result.isOn);
  return {
    result: { ...result, secretHash: renewSecret ? hashToken(secret) : null },
    event: { type, subjectId: id, data: { fields } },
  };
}

const renewed = (previousSecret: string, secret: string, now: string) => ({
  secret,
  previousSecret,
  previousSecretEndsAt: new Date(Date.parse(now) + TWO_SECRETS_MS).toISOString(),
});

function typeOf(wasOn: boolean, isOn: boolean) {
  if (wasOn === isOn) return 'webhook.updated';
  return isOn ? 'webhook.switched_on' : 'webhook.switched_off';
}

/** Its deliveries follow, in steps, by housekeeping. */
export function removeWebhook(database: Database, id: string): Written<void> {
  getWebhook(database, id);
  database.delete(webhooks).where(eq(webhooks.id, id)).run();
  return { result: undefined, event: { type: 'webhook.removed', subjectId: id, data: {} } };
}

export function removeOldSecrets(database: Database, now: string): void {
  database
    .update(webhooks)
    .set({ previousSecret: null, previousSecretEndsAt: null })
    .where(lte(webhooks.previousSecretEndsAt, now))
    .run();
}
