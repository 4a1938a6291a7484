import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile as load } from 'node:process';

/** Loads `.env` if it exists. Variables of the environment take precedence. */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) load(file);
}
