import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-views') : null;

export const StudiesArt = skipHydration({
  as: 'span',
  serverComponent: server?.StudiesArt,
  load: async () => (await import('./study-views')).StudiesArt,
});
