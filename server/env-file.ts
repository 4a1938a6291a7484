import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env` where there is one; what the environment already holds wins. */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) load(file);
}
