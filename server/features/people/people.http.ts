import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { newId } from '../../../db/ids';
import { calendarOf } from '../../core/calendar';
import type { Deps } from '../../deps';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { sendError } from '../../http/send-problem';
import { callProcedure } from '../../procedures';
import { readJson } from '../../rest/read-json';
import { streamChunks } from '../../rest/stream-list';
import { identify } from '../../trpc/actor';
import { createContext } from '../../trpc/context';
import { writerOf } from '../../trpc/write';
import type { Written } from '../activities/domain-event';
import type { ShownPerson } from './show-person';

/** Its body has the address, which is in no URL. */
export const EXPORT_PATH = '/api/admin/people/export';

const ROWS_PER_PAGE = 500;

const exported = (): Written<null> => ({
  result: null,
  event: { type: 'person.exported', subjectId: newId(), data: {} },
});

/** Everything about a person as a ZIP file, read by the same procedure as the console's. */
export function servePersonExport(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const ctx = createContext(deps, requestContextOf(c, deps));
    const { email } = ((await readJson(c)) ?? {}) as { email?: unknown };
    const read = (page: object = {}) =>
      callProcedure(ctx, {
        path: 'people.lookUp',
        type: 'mutation',
        getRawInput: () => Promise.resolve({ email, limit: ROWS_PER_PAGE, ...page }),
      }) as Promise<ShownPerson>;
    try {
      const person = await read();
      const getRawInput = () => Promise.resolve(undefined);
      const call = { ctx, path: 'people.export', meta: undefined, getRawInput };
      await writerOf(call, await identify(ctx))(exported);
      const { zipPerson } = await import('./person-zip');
      const zip = zipPerson(person, (section, cursor) => read({ section, cursor }), ctx.now);
      zip.once('error', (error) => {
        const requestId = c.get('requestId');
        deps.log.warn({ requestId, error }, 'the export of a person ended early');
      });
      const day = calendarOf(deps.settings.timeZone).dayOf(Date.parse(ctx.now));
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Type', 'application/zip');
      c.header('Content-Disposition', `attachment; filename="personal-data-${day}.zip"`);
      return c.body(streamChunks(zip[Symbol.asyncIterator]()));
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      return sendError(c, error);
    }
  };
}
