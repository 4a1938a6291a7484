/** The loaders of the clients' pages, loaded by these pages alone: all routes are part of the entry. */
export const portalLoaders = () => import('./load-portal');
