import type { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { Context as HonoContext, Hono } from 'hono';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Permission } from '../../db/permissions';
import type { Deps } from '../deps';
import { unauthorized } from '../errors';
import { type HttpEnv, requestContextOf } from '../http/request-context';
import { refuseMethod } from '../http/send-problem';
import { assertFromConsole, assertPermitted, identify } from '../trpc/actor';
import { type Context, createContext } from '../trpc/context';
import { type Write, writerOf } from '../trpc/write';

/** A documented file under /api, streamed, which is too long for a procedure to return. */
export interface Download {
  path: string;
  /** Its name in the description, such as `exports.all`. */
  name: string;
  summary: string;
  permissions: readonly Permission[];
  contentType: string;
  /** The parameters of the query, with their schema. */
  query?: { names: readonly string[]; schema: $ZodType };
  /** Opens the file, once the caller is known to be permitted. */
  open: (
    ctx: Context & { write: Write; query: unknown },
  ) => Promise<{ filename: string; stream: Readable }>;
}

/** Serves every download. Since it is recorded like a write, no other site may start one. */
export function mountDownloads(app: Hono<HttpEnv>, deps: Deps, downloads: Download[]): void {
  for (const download of downloads) {
    app.get(download.path, (c) => serve(c, deps, download));
    app.all(download.path, (c) => refuseMethod(c, download.path, 'GET, HEAD'));
  }
}

async function serve(c: HonoContext<HttpEnv>, deps: Deps, download: Download): Promise<Response> {
  const { name: path, permissions, contentType, query: accepted, open } = download;
  const ctx = createContext(deps, requestContextOf(c, deps));
  const actor = await identify(ctx);
  if (actor.type === 'visitor') throw unauthorized('An access token is needed.');
  assertFromConsole(ctx, actor);
  assertPermitted(actor, permissions);
  const headers = ctx.responseHeaders;
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', contentType);
  // Nobody would read the file to its end, nor close it.
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const getRawInput = () => Promise.resolve(undefined);
  const write = writerOf({ ctx, path, meta: undefined, getRawInput }, actor);
  const query = accepted && readQuery(accepted.schema, c.req.query());
  const { filename, stream } = await open({ ...ctx, write, query });
  stream.once('error', (error) => {
    const { requestId } = ctx.request;
    deps.log.warn({ requestId, path: download.path, error }, 'a download ended early');
  });
  headers.set('Content-Disposition', `attachment; filename="${filename}"`);
  return new Response(bodyOf(stream), { headers });
}

function readQuery(schema: $ZodType, query: Record<string, string>): unknown {
  const { data, error: cause } = z.safeParse(schema, query);
  if (cause) throw new TRPCError({ code: 'BAD_REQUEST', cause });
  return data;
}

/** Fails without the message of the stream, which may have data: the adapter prints it and sends it. */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream({
    async pull(controller) {
      const chunk = await chunks.next().catch(() => null);
      if (chunk === null) controller.error(new Error('The file ended early.'));
      else if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    cancel: () => void stream.destroy(),
  });
}
