import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./project-plan') : null;

export const ProjectPlan = skipHydration({
  as: 'div',
  serverComponent: server?.ProjectPlan,
  load: async () => (await import('./project-plan')).ProjectPlan,
});
