import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/router';

/** For tests: the error that a call throws when the server refuses it. */
export function aCallError(status: number, detail: string): TRPCClientError<AppRouter> {
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
