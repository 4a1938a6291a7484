import { TRPCUntypedClient } from '@trpc/client';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import { ApiError } from '../../src/lib/api-error';
import type { AppRouter } from '../router';
import type { Context } from '../trpc/context';
import { problemOf } from './problem';
import { callProcedure } from './procedures';

/**
 * What a page reads with: the procedures of this process, called as they are. tRPC has a link for
 * that too; its observables, its signals for giving up and its copy of each answer, which a page
 * has no use for, cost a tenth of the page.
 */
export class LocalClient extends TRPCUntypedClient<AppRouter> {
  constructor(
    private readonly ctx: Context,
    private readonly onRead: (path: string) => void,
  ) {
    super({ links: [] });
  }

  override async query(path: string, input?: unknown): Promise<unknown> {
    this.onRead(path);
    try {
      return await callProcedure(this.ctx, {
        path,
        type: 'query',
        getRawInput: () => Promise.resolve(input),
      });
    } catch (cause) {
      const problem = problemOf(getTRPCErrorFromUnknown(cause), this.ctx.facts.requestId);
      throw new ApiError(problem.status, JSON.stringify(problem), problem.detail, problem.errors);
    }
  }
}
