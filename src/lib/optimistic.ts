import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For a mutation whose outcome shows before the server has answered: `change` writes it into the
 * cache. Where the call fails, all that lies under `lists` is as it was before; then it is read again.
 */
export function optimistic<Input>(
  client: QueryClient,
  lists: QueryKey,
  change: (input: Input) => void,
) {
  const filter = { queryKey: lists };
  return {
    onMutate: async (input: Input) => {
      // What is on its way knows nothing of the change yet.
      await client.cancelQueries(filter);
      const before = client.getQueriesData(filter);
      change(input);
      return {
        undo: () => {
          for (const [key, data] of before) client.setQueryData(key, data);
        },
      };
    },
    onSettled: () => void client.invalidateQueries(filter),
  };
}
