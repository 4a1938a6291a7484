import type { Context as HonoContext } from 'hono';
import type { Deps } from '../deps';
import { publicPages } from './public-pages';
import type { HttpEnv } from './facts';
import { problem } from './problem';
import { sendProblem } from './rest';

const DAY_SECONDS = 86_400;
const MAX_KEPT = 100;

/**
 * The picture that a shared link shows. Drawn on demand, and only for pages that exist; what
 * draws it takes a while to load, so it is loaded with the first picture.
 */
export function servePreview(deps: Deps) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const path = /^\/og(\/.+)\.png$/.exec(c.req.path)?.[1];
    const page = publicPages(deps.database).find(
      (known) => (known.path === '/' ? '/home' : known.path) === path,
    );
    if (!page) return sendProblem(c, problem(404, 'There is no such page.'));
    const { title, section } = page;
    const key = `${section}\n${title}`;
    const picture =
      kept.get(key) ??
      import('./draw-preview').then(({ drawPreview }) => drawPreview(title, section));
    kept.set(key, picture);
    // One that failed is drawn anew for the next who asks.
    picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    c.header('Content-Type', 'image/png');
    c.header('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    return c.body(await picture);
  };
}
