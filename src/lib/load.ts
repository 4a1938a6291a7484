/**
 * The server waits for what a page lists. In the browser the page comes at once and the lists
 * follow, with skeletons in their place meanwhile.
 */
export function loadLists(...lists: Promise<void>[]): Promise<unknown> | undefined {
  return typeof document === 'undefined' ? Promise.all(lists) : undefined;
}
