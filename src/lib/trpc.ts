import { httpLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router';
import { adminToken } from './admin-token';
import { fetchWithCookies } from './api-error';

export const trpc = createTRPCReact<AppRouter>();

export type Outputs = inferRouterOutputs<AppRouter>;

/** Options of a call beside its input. */
export interface CallContext {
  /** Makes a create safe to repeat: see `Attempt` in `use-submit-lead.ts`. */
  idempotencyKey?: string;
}

const URL = '/trpc';

/**
 * The browser's tRPC client. Only the leads calls of staff send the access token; their responses
 * set the session cookie that authenticates all other calls.
 */
export function createBrowserClient() {
  return trpc.createClient({
    links: [
      // One request per call: batching costs script size, and a slow call would delay the others.
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

const isLeadsCallOfStaff = (path: string) => path === 'leads.list' || path === 'leads.markSpam';
