import type { Context as HonoContext } from 'hono';
import { readJson, readUpdate } from './read-body';

/** What a row can make its procedure's input from; each is read once it is asked for. */
export class RestInput {
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

  /** The parsed JSON body; throws where it is missing or malformed. */
  body(): Promise<unknown> {
    return readJson(this.#c);
  }

  /** The body of an update, with the row's id and the version that it started from. */
  update(): Promise<unknown> {
    return readUpdate(this.#c);
  }

  /** A multipart body: its one file and the text beside it. */
  async upload(): Promise<unknown> {
    const { readUpload } = await import('./read-upload');
    return readUpload(this.#c.req.raw);
  }
}
