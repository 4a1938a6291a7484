import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-views') : null;

export const StudyCover = skipHydration({
  as: 'span',
  serverComponent: server?.StudyCover,
  load: async () => (await import('./study-views')).StudyCover,
});
