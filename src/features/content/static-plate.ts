import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-views') : null;

export const SolutionPlate = skipHydration({
  as: 'span',
  serverComponent: server?.SolutionPlate,
  load: async () => (await import('./study-views')).SolutionPlate,
});
