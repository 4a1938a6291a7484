import { ensureBuilt } from './ensure-built.mjs';

/** Starts the built server in production, building first what is not built from the present source. */
process.env.NODE_ENV ??= 'production';
ensureBuilt();
await import('../dist/server/index.js');
