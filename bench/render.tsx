import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { findProjectRoot } from '../db/project-root';
import { compressResponse } from '../server/http/compression';
import { createDeps } from '../server/deps';
import { readSettings } from '../server/env';
import { LocalClient } from '../server/pages/local-client';
import { ANONYMOUS, render } from '../server/pages/render';
import { readPageAssets } from '../server/pages/route-manifest';
import { createContext } from '../server/trpc/context';
import { createAppRouter } from '../src/app/router';

/**
 * Built and run by `index.mjs`. For each path of the command line, in turns: the rendering of an
 * uncached page, and React's `renderToString` of the same tree, both compressed, and the time of the
 * compression alone. Prints the medians, in milliseconds, as JSON.
 */
const ROUNDS = 300;
/** Runs before the measurement, since code is slow until it is compiled. */
const WARM_UP_ROUNDS = 150;

const folder = mkdtempSync(join(tmpdir(), 'bench-render-'));
const settings = readSettings({ DATABASE_FILE: join(folder, 'app.db'), LOG_LEVEL: 'error' });
const deps = await createDeps(settings, 'a-token-for-measuring-only');
const assets = readPageAssets(join(findProjectRoot(), 'dist/client'));
const client = new LocalClient(createContext(deps, ANONYMOUS), {
  onRead: () => undefined,
  onFailure: () => undefined,
});

const results = [];
const paths = process.argv.slice(2);
for (const path of paths) await measure(path, WARM_UP_ROUNDS);
for (const path of paths) results.push({ path, ...(await measure(path, ROUNDS)) });
console.log(JSON.stringify(results));
rmSync(folder, { recursive: true });
process.exit(0);

async function measure(path: string, rounds: number) {
  const times = { ours: [] as number[], react: [] as number[], compression: [] as number[] };
  const handle = createRequestHandler({
    request: new Request(new URL(path, deps.siteUrl)),
    getRouterManifest: () => assets.manifest,
    createRouter: () => createAppRouter({ client, language: 'en', start: assets.start }),
  });
  await handle(async ({ router }) => {
    for (let round = 0; round < rounds; round += 1) {
      // Work that the round before left for the next turn of the event loop is not part of a render.
      await nextTurn();
      const start = performance.now();
      const { html } = await render(deps, assets, { path, requestId: '' });
      const rendered = performance.now();
      await compressResponse(html, {});
      const sent = performance.now();
      await compressResponse(renderToString(<RouterServer router={router} />), {});
      times.ours.push(sent - start);
      times.compression.push(sent - rendered);
      times.react.push(performance.now() - sent);
    }
    return new Response();
  });
  return {
    ours: median(times.ours),
    react: median(times.react),
    compression: median(times.compression),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
