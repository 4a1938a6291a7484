import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Options of an optimistic mutation: `change` writes the expected outcome into the cache. `undo`
 * restores all queries under the key `lists`; they are refetched in any case.
 */
export function optimistic<Input>(
  client: QueryClient,
  lists: QueryKey,
  change: (input: Input) => void,
) {
  const filter = { queryKey: lists };
  return {
    onMutate: async (input: Input) => {
      // A pending response does not have the change yet, and would overwrite it.
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
