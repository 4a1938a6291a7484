import { rmSync, statSync } from 'node:fs';

/** Whether two paths are the same existing file. */
export function isSameFile(path: string, other: string): boolean {
  const [first, second] = [path, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** Removes a database with its journal and log files. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
}
