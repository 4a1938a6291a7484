import type { Context as HonoContext } from 'hono';
import { previewPath } from '../../../src/config/pages';
import type { Deps } from '../../deps';
import { publicPages } from './public-pages';
import type { HttpEnv } from '../../http/request-context';
import { problem } from '../../core/problem-details';
import { sendProblem } from '../../http/send-problem';

const DAY_SECONDS = 86_400;
const MAX_PICTURES = 100;
/** Behind the industry of an invented study, and the role of an invented person. */
const SAMPLE = { en: 'sample', ar: 'مثال توضيحي' };

/**
 * Serves the picture that a shared link shows, drawn on demand for pages that exist. The drawing
 * library is slow to load, so it is loaded with the first picture.
 */
export function servePreview(deps: Deps) {
  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const page = publicPages(deps.database).find((known) => previewPath(known.path) === c.req.path);
    if (!page) return sendProblem(c, problem(404, 'There is no such page.'));
    const { title } = page;
    const section = page.isInvented ? `${page.section} · ${SAMPLE[page.language]}` : page.section;
    const drawn = { title, section, drawing: await page.drawing?.() };
    const key = JSON.stringify(drawn);
    const picture =
      pictures.get(key) ?? import('./draw-preview').then(({ drawPreview }) => drawPreview(drawn));
    pictures.set(key, picture);
    // A failed picture is drawn again at the next request.
    picture.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    c.header('Content-Type', 'image/png');
    c.header('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    return c.body(await picture);
  };
}
