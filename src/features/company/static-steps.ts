import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./steps') : null;

export const Steps = skipHydration({
  as: 'div',
  serverComponent: server?.Steps,
  load: async () => (await import('./steps')).Steps,
});
