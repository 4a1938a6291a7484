import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-cover') : null;

export const StudyCover = skipHydration({
  as: 'span',
  serverComponent: server?.StudyCover,
  load: async () => (await import('./study-cover')).StudyCover,
});

export const StudiesArt = skipHydration({
  as: 'span',
  serverComponent: server?.StudiesArt,
  load: async () => (await import('./study-cover')).StudiesArt,
});
