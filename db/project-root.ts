import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, found from the sources and from the build output. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above this module');
  return findProjectRoot(parent);
}
