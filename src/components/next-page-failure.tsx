import { RetryButton } from './ui/retry-button';

interface NextPageFailureProps {
  query: { isFetchNextPageError: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Says that the next rows of a list did not arrive, with a button to try again. */
export function NextPageFailure({ query }: NextPageFailureProps) {
  if (!query.isFetchNextPageError) return null;
  return (
    <>
      The next ones did not arrive.
      <RetryButton onClick={() => void query.fetchNextPage()} />
    </>
  );
}
