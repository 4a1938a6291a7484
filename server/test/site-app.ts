import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedSite } from '../../db/seed/site';
import { createApp } from '../app';
import { createTestApp, type TestOptions } from './test-app';

/** For content that a test adds to the seeded one. */
export const SEEDED_AT = '2026-11-21T09:00:00.000Z';

/**
 * The test application as in production, with its page cache and an empty folder of built files.
 * With `seeded`, it has the site's own content.
 */
export function createSiteApp({ seeded = false, ...options }: TestOptions & { seeded?: boolean }) {
  const test = createTestApp(options);
  const folder = mkdtempSync(join(tmpdir(), 'masar-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (seeded) seedSite(test.deps.database);
  const app = createApp(test.deps, { folder, manifest: { routes: {} }, start: null });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers }, {});
  return {
    ...test,
    app,
    get,
    /** The HTML of a page. Fails unless its status is 200. */
    read: async (path: string): Promise<string> => {
      const response = await get(path);
      if (response.status !== 200) throw new Error(`${path} responds ${response.status}`);
      return response.text();
    },
  };
}
