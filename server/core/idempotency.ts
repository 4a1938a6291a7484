import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { DAY_MS } from '../../db/durations';
import { idempotentResponses } from '../../db/schema/idempotency';
import { DomainError } from '../errors';
import { hashesOfLastDays } from './day-keys';

export interface IdempotentCall {
  path: string;
  /** The caller: keys of different callers are independent. */
  caller: string;
  key: string;
  input: unknown;
}

/**
 * Runs `work` once for each caller and key within a day; repetitions return the first result. Runs
 * inside a transaction, so that the row and its response are stored together.
 */
export function runOnce<Result>(
  database: Database,
  now: string,
  call: IdempotentCall,
  work: () => Result,
): { result: Result; isRepeated: boolean } {
  const digests = hashesOfLastDays(database, now, `${call.caller}\n${call.key}`);
  const inputHash = hashInput(call.input);
  const first = database
    .select()
    .from(idempotentResponses)
    .where(
      and(
        inArray(idempotentResponses.digest, digests),
        eq(idempotentResponses.path, call.path),
        gt(idempotentResponses.createdAt, dayBefore(now)),
      ),
    )
    .get();
  if (first && first.inputHash !== inputHash) {
    throw new DomainError(
      'reused-key',
      'This Idempotency-Key was used with another body. Send a new key with a new body.',
    );
  }
  if (first) return { result: first.response as Result, isRepeated: true };

  const result = work();
  database
    .insert(idempotentResponses)
    .values({
      digest: digests[0] ?? '',
      path: call.path,
      inputHash,
      response: result,
      createdAt: now,
    })
    .run();
  return { result, isRepeated: false };
}

const hashInput = (input: unknown) => sha256(JSON.stringify(withHashedFiles(input)));

/** Replaces the bytes of uploaded files with their hash, which is much shorter as JSON. */
function withHashedFiles(value: unknown): unknown {
  if (value instanceof Uint8Array) return sha256(value);
  if (Array.isArray(value)) return value.map(withHashedFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withHashedFiles(inner)]),
  );
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64url');

/** Responses contain personal data, so they are removed after a day. */
export function removeExpiredResponses(database: Database, now: string): void {
  database
    .delete(idempotentResponses)
    .where(lt(idempotentResponses.createdAt, dayBefore(now)))
    .run();
}

const dayBefore = (now: string) => new Date(Date.parse(now) - DAY_MS).toISOString();
