import { TRPCClientError, TRPCUntypedClient } from '@trpc/client';
import { getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { callProcedure } from '../procedures';
import { type AppRouter, appRouter } from '../router';
import type { Context } from '../trpc/context';

interface ReadListener {
  onRead: (path: string) => void;
  /** Called for a failed read, except for a row that does not exist. */
  onFailure: () => void;
}

/**
 * The tRPC client of server rendering: calls the procedures of this process directly. Why not
 * tRPC's local link: docs/decisions/local-client.md.
 */
export class LocalClient extends TRPCUntypedClient<AppRouter> {
  constructor(
    private readonly ctx: Context,
    private readonly listener: ReadListener,
  ) {
    super({ links: [] });
  }

  override async query(path: string, input?: unknown): Promise<unknown> {
    this.listener.onRead(path);
    try {
      return await callProcedure(this.ctx, {
        path,
        type: 'query',
        getRawInput: () => Promise.resolve(input),
      });
    } catch (cause) {
      const error = this.errorOf(cause, path, input);
      if (error.data?.problem.status !== 404) this.listener.onFailure();
      throw error;
    }
  }

  /** The error that a browser receives for the same call. */
  private errorOf(cause: unknown, path: string, input: unknown) {
    const shape = getTRPCErrorShape({
      config: appRouter._def._config,
      error: getTRPCErrorFromUnknown(cause),
      type: 'query',
      path,
      input,
      ctx: this.ctx,
    });
    const { problem } = shape.data;
    const message = `${problem.status}: ${JSON.stringify(problem)}`;
    return new TRPCClientError<AppRouter>(message, { result: { error: shape } });
  }
}
