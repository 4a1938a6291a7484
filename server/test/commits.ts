import { readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * How many commits the write-ahead log of a database holds. Read from its bytes, since SQLite
 * counts none: the last frame of each commit says how large the database is from then on. The
 * format is that of https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
 */
export function countCommits(databaseFile: string): number {
  const log = readFileSync(`${databaseFile}-wal`);
  if (log.length === 0) return 0;
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let start = HEADER_BYTES; start < log.length; start += frameBytes) {
    // What is left behind a checkpoint has another salt.
    if (!log.subarray(start + 8, start + 16).equals(salt)) break;
    if (log.readUInt32BE(start + 4) > 0) commits += 1;
  }
  return commits;
}
