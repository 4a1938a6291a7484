import type { Context as HonoContext } from 'hono';
import type { Deps } from '../../deps';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { streamUpload } from '../../rest/stream-upload';
import { assertFromConsole, assertPermitted, identify, identifyContact } from '../../trpc/actor';
import { type Context, createContext } from '../../trpc/context';
import { invalid, unauthorized } from '../../errors';
import { writerOf } from '../../trpc/write';
import { fileNotFound, sendPrivateFile } from '../media/media.http';
import { finishPrivateFile, receivePrivateFile } from '../media/private-upload';
import { getProject } from '../projects/projects.service';
import { findUpdateFile } from './portal-files';

/** Where staff send the private files of a project's updates. */
export const UPDATE_FILES_PATH = '/api/admin/projects/:id/files';

/** Stores a private file for an update while it arrives. */
export function serveUpdateUpload(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const ctx = createContext(deps, requestContextOf(c, deps));
    const actor = await identify(ctx);
    if (actor.type === 'visitor') throw unauthorized('An access token is needed.');
    assertFromConsole(ctx, actor);
    assertPermitted(actor, ['clients:write']);
    getProject(deps.database, c.req.param('id') ?? '');
    const { fileId } = await streamUpload(
      { request: c.req.raw, incoming: c.env.incoming },
      (file) => receivePrivateFile(deps.database, file, ctx.now),
    );
    if (fileId === null) throw invalid('file', 'file is required, as a part of a multipart body');
    const call = { ctx, path: 'media.create', meta: undefined, getRawInput: noInput };
    const stored = await writerOf(call, actor)(() => finishPrivateFile(deps.database, fileId));
    c.header('Cache-Control', 'no-store');
    return c.json(stored, 201);
  };
}

const noInput = () => Promise.resolve(undefined);

/** Sends a private file of an update to staff, and to the contacts of its client; to nobody else. */
export function serveClientFile(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const ctx = createContext(deps, requestContextOf(c, deps));
    const wanted = { id: c.req.param('id') ?? '', filename: c.req.param('filename') ?? '' };
    for (const clientId of await readersOf(ctx)) {
      const item = findUpdateFile(deps.database, { ...wanted, clientId });
      if (item) return sendPrivateFile(c, deps, item);
    }
    return fileNotFound(c);
  };
}

/** Whose files the caller may read: those of a client, or with null those of all. */
async function readersOf(ctx: Context): Promise<(string | null)[]> {
  const actor = await identify(ctx);
  if (actor.type !== 'visitor' && actor.permissions.includes('clients:read')) return [null];
  const contact = await identifyContact(ctx);
  return contact ? [contact.session.contact.clientId] : [];
}
