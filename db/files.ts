import { rmSync, statSync } from 'node:fs';

/** Whether two paths lead to one file that is there, whatever they are called. */
export function isSameFile(path: string, other: string): boolean {
  const [first, second] = [path, other].map((name) => statSync(name, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** Removes a database that is no longer needed, with what SQLite may have left beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
}
