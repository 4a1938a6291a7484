import { createTRPCClient, httpBatchLink, isTRPCClientError } from '@trpc/client';

/** What the server takes at once. */
const MAX_BATCH = 10;
const MAX_URL_LENGTH = 2_000;

export function createMasarClient({ url, token, fetch }) {
  return createTRPCClient({
    links: [
      httpBatchLink({
        url: new URL('/trpc', url),
        maxItems: MAX_BATCH,
        maxURLLength: MAX_URL_LENGTH,
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        ...(fetch && { fetch }),
      }),
    ],
  });
}

export const isMasarError = isTRPCClientError;
