import { trpc } from '../../lib/trpc';

const REFRESH_MS = 2_000;

/** The replies to a lead, read again while one of them waits, since that changes by itself. */
export const useReplies = (leadId: string) =>
  trpc.leadReplies.list.useQuery(
    { leadId },
    {
      refetchInterval: ({ state }) =>
        state.data?.replies.some((reply) => reply.state === 'queued') && REFRESH_MS,
    },
  );
