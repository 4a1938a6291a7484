import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.mjs';
import { hashSources, root } from './source-hash.mjs';

/** Builds the client's files and the server's bundle into dist/. */
process.env.NODE_ENV = 'production';
const hash = hashSources();
rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({ root, mode: 'production', logLevel: 'warn' });
await build({ root, mode: 'production', logLevel: 'warn', build: { ssr: true } });
// Swagger UI for the REST description; only /api/docs loads it.
for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']) {
  copyFileSync(
    join(root, 'node_modules/swagger-ui-dist', file),
    join(root, 'dist/client/api-docs', file),
  );
}
await compressFiles(join(root, 'dist/client'));
// Written last, so that an interrupted build does not count as complete.
writeFileSync(join(root, 'dist/source-hash'), hash);
