import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const POOL_IDS = 256;
const RANDOM_BYTES = 16;

const pool = Buffer.alloc(POOL_IDS * RANDOM_BYTES);
let used = pool.length;
let last = { msecs: 0, seq: 0 };

/**
 * UUIDv7, monotonic within the process, so ids sort as rows were made. A prepared insert has to
 * be given one each time: the column's own default is taken only once, when it is prepared.
 */
export function newId(): string {
  const random = nextRandom();
  last = follow(Date.now(), random);
  return uuidv7({ random, ...last });
}

/** Chance for many ids at once: asking for sixteen bytes takes longer than all of the rest. */
function nextRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += RANDOM_BYTES;
  return pool.subarray(used - RANDOM_BYTES, used);
}

/** A new millisecond starts anywhere in the lower half; within one, or with a clock set back, ids count on. */
function follow(now: number, random: Buffer): typeof last {
  if (now > last.msecs) return { msecs: now, seq: random.readUInt32BE(0) >>> 1 };
  const seq = (last.seq + 1) >>> 0;
  return { msecs: seq === 0 ? last.msecs + 1 : last.msecs, seq };
}
