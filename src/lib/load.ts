import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { statusOf } from './api-error';

/** A loader on the server waits for the lists of a page. In the browser the page shows skeletons at once. */
export function loadLists(...lists: Promise<void>[]): Promise<unknown> | undefined {
  return typeof document === 'undefined' ? Promise.all(lists) : undefined;
}

/** A page from the server carries what its loader returns, and not what the loader has read, too. */
export function leaveOut(
  queryClient: QueryClient,
  ...nouns: ('caseStudies' | 'insights' | 'team')[]
): void {
  for (const noun of nouns) queryClient.removeQueries({ queryKey: [[noun]] });
}

/** A row that does not exist, or not for the caller, gives the 404 page. */
export const orNotFound = <Row>(row: Promise<Row>): Promise<Row> =>
  row.catch((error: unknown) => {
    const status = statusOf(error);
    throw status === 404 || status === 401 ? notFound() : error;
  });
