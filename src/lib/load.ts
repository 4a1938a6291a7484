/** A loader on the server waits for the lists of a page. In the browser the page shows skeletons at once. */
export function loadLists(...lists: Promise<void>[]): Promise<unknown> | undefined {
  return typeof document === 'undefined' ? Promise.all(lists) : undefined;
}
