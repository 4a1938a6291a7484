import { statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const CHECK_EVERY_MS = 2_000;

/** Returns a function for the free space of a file's disk, in megabytes, cached for two seconds. */
export function createFreeDisk(file: string): () => number {
  const folder = dirname(resolve(file));
  let freeMb = 0;
  let checkedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - checkedAt > CHECK_EVERY_MS) {
      const { bavail, bsize } = statfsSync(folder);
      freeMb = Math.floor((bavail * bsize) / 1e6);
      checkedAt = now;
    }
    return freeMb;
  };
}
