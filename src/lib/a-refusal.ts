import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/router';

/** For tests: what a call throws that the server has refused. */
export function aRefusal(status: number, detail: string): TRPCClientError<AppRouter> {
  const problem = { type: 'about:blank', title: '', status, detail };
  return new TRPCClientError(`${status}: ${JSON.stringify(problem)}`, {
    result: {
      error: {
        code: -32600,
        message: detail,
        data: { code: 'BAD_REQUEST', httpStatus: status, problem },
      },
    },
  });
}
