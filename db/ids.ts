import { randomUUID } from 'node:crypto';

/** The ids of one millisecond are numbered, in the 12 bits that version 7 leaves for it. */
const IDS_A_MILLISECOND = 4_096;

const last = { ms: 0, number: 0 };

/**
 * UUIDv7, monotonic within the process, so ids sort as rows were made. The random part is that of
 * `randomUUID`, for which Node draws bytes in advance: drawing them takes longer than all the rest.
 */
export function newId(): string {
  const now = Date.now();
  if (now > last.ms) Object.assign(last, { ms: now, number: 0 });
  else last.number += 1;
  // After too many ids, or with the clock set back, the time runs ahead.
  if (last.number === IDS_A_MILLISECOND) Object.assign(last, { ms: last.ms + 1, number: 0 });
  const time = last.ms.toString(16).padStart(12, '0');
  const number = last.number.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${number}-${randomUUID().slice(19)}`;
}
