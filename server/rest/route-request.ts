import type { Context as HonoContext } from 'hono';
import { readJson, readUpdate } from './read-json';

/** The parts of a request that make the procedure's input; each is read on use. */
export class RouteRequest {
  readonly #c: HonoContext;

  constructor(c: HonoContext) {
    this.#c = c;
  }

  get params(): Record<string, string> {
    return this.#c.req.param();
  }

  get query(): Record<string, string> {
    return this.#c.req.query();
  }

  /** The parsed JSON body. Throws when it is malformed. */
  body(): Promise<unknown> {
    return readJson(this.#c);
  }

  /** The body of an update, with the row's id and version. */
  update(): Promise<unknown> {
    return readUpdate(this.#c);
  }

  /** A multipart body: one file and text fields. */
  async upload(): Promise<unknown> {
    const { readUpload } = await import('./read-upload');
    return readUpload(this.#c.req.raw);
  }
}
