import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-hash.mjs';

/** Writes db/all-tables.ts from the files of db/schema that declare tables or views. */
const folder = join(root, 'db/schema');
const lines = readdirSync(folder)
  .filter((file) => /sqlite(?:Table|View)\(/.test(readFileSync(join(folder, file), 'utf8')))
  .map((file) => `export * from './schema/${file.replace('.ts', '')}';`);
writeFileSync(
  join(root, 'db/all-tables.ts'),
  `/** Every table and view of the application; written by \`npm run db:generate\`. */\n${lines.join('\n')}\n`,
);
