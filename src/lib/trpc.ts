import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router';
import { adminToken } from './admin-token';
import { errorLink, fetchWithCookies } from './api-error';

export const trpc = createTRPCReact<AppRouter>();

export type Outputs = inferRouterOutputs<AppRouter>;

/** What a call may carry beside its input. */
export interface CallContext {
  /** Makes a repeated create harmless: see `useIdempotencyKey`. */
  idempotencyKey?: string;
}

const URL = '/trpc';

/**
 * The browser's way to the server. Only the leads calls of staff carry the access token; they
 * bring back the session cookie that everything else goes by.
 */
export function createBrowserClient() {
  return trpc.createClient({
    links: [
      errorLink,
      splitLink({
        condition: ({ path }) => path.startsWith('leads.') && path !== 'leads.create',
        true: httpLink({
          url: URL,
          fetch: fetchWithCookies,
          headers: () => {
            const token = adminToken.get();
            return token === null ? {} : { Authorization: `Bearer ${token}` };
          },
        }),
        false: httpBatchLink({
          url: URL,
          fetch: fetchWithCookies,
          headers: ({ opList }) => {
            const { idempotencyKey } = opList[0].context as CallContext;
            return idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
          },
        }),
      }),
    ],
  });
}
