import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/client';
import { DAY_MS } from '../db/durations';
import { idempotentAnswers } from '../db/schema';
import { hashesOfLastDays } from './day-keys';
import { DomainError } from './errors';

export interface IdempotentCall {
  path: string;
  /** Who calls: keys of two callers never meet. */
  caller: string;
  key: string;
  input: unknown;
}

/**
 * Runs `work` once for each caller and key within a day, and gives its first answer to every
 * repetition. Part of the caller's transaction, so the answer and what it tells of are one write.
 */
export function answerOnce<Answer>(
  database: Database,
  now: string,
  call: IdempotentCall,
  work: () => Answer,
): Answer {
  const digests = hashesOfLastDays(database, now, `${call.caller}\n${call.key}`);
  const inputHash = createHash('sha256').update(JSON.stringify(call.input)).digest('base64url');
  const known = database
    .select()
    .from(idempotentAnswers)
    .where(
      and(
        inArray(idempotentAnswers.digest, digests),
        eq(idempotentAnswers.path, call.path),
        gt(idempotentAnswers.createdAt, keptSince(now)),
      ),
    )
    .get();
  if (known) {
    if (known.inputHash !== inputHash) {
      throw new DomainError(
        'reused-key',
        'This Idempotency-Key was used with another body. Send a new key with a new body.',
      );
    }
    return known.answer as Answer;
  }

  const answer = work();
  database
    .insert(idempotentAnswers)
    .values({ digest: digests[0] ?? '', path: call.path, inputHash, answer, createdAt: now })
    .run();
  return answer;
}

/** Answers hold what their rows held, so they go when their day is over. */
export function forgetOldAnswers(database: Database, now: string): void {
  database
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, keptSince(now)))
    .run();
}

const keptSince = (now: string) => new Date(Date.parse(now) - DAY_MS).toISOString();
