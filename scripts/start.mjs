import module from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { root } from './source-hash.mjs';

/** Starts the built server in production mode; builds first if the source has changed. */
process.env.NODE_ENV ??= 'production';
ensureBuilt();
// From Node 22 on, a start reads what an earlier one compiled: docs/decisions/start-file.md.
module.enableCompileCache?.(join(root, 'dist/compile-cache'));
await import('../dist/server/index.js');
