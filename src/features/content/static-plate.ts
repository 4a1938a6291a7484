import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-views') : null;

export const ScreenPlate = skipHydration({
  as: 'span',
  serverComponent: server?.ScreenPlate,
  load: async () => (await import('./study-views')).ScreenPlate,
});
