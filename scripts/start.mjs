import { ensureBuilt } from './ensure-built.mjs';

/** Starts the built server in production mode; builds first if the source has changed. */
process.env.NODE_ENV ??= 'production';
ensureBuilt();
await import('../dist/server/index.js');
