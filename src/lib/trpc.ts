import { httpLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router';
import { adminToken } from './admin-token';
import { fetchWithCookies } from './api-error';

export const trpc = createTRPCReact<AppRouter>();

export type Outputs = inferRouterOutputs<AppRouter>;

/** What a call may carry beside its input. */
export interface CallContext {
  /** Makes a repeated create harmless: see `Attempt` in `use-submit-lead.ts`. */
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
      // One request a call: with batches a page would be heavier, and a slow call hold up the others.
      httpLink({ url: URL, fetch: fetchWithCookies, headers: ({ op }) => headersOf(op) }),
    ],
  });
}

function headersOf({ path, context }: { path: string; context: CallContext }) {
  const token = isLeadsCallOfStaff(path) ? adminToken.get() : null;
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(context.idempotencyKey && { 'Idempotency-Key': context.idempotencyKey }),
  };
}

const isLeadsCallOfStaff = (path: string) => path.startsWith('leads.') && path !== 'leads.create';
