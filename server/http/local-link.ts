import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { type AppRouter, appRouter } from '../router';
import type { Context } from '../trpc/context';

/**
 * What a page reads, from the procedures in this process. tRPC has such a link too; its signals for
 * giving up and its copy of each answer, which a page has no use for, cost a twentieth of the page.
 */
export function localLink(ctx: Context, onRead: (path: string) => void): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, type, input } }) =>
      observable((observer) => {
        onRead(path);
        read(ctx, path, input)
          .then((data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          })
          .catch((cause: unknown) => {
            const error = getTRPCErrorFromUnknown(cause);
            const config = appRouter._def._config;
            const shape = getTRPCErrorShape({ config, ctx, error, input, path, type });
            observer.error(TRPCClientError.from({ error: shape }, { cause: error }));
          });
      });
}

const read = (ctx: Context, path: string, input: unknown): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    path,
    ctx,
    type: 'query',
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
