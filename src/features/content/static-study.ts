import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-body') : null;

export const StudyBody = skipHydration({
  as: 'div',
  serverComponent: server?.StudyBody,
  load: async () => (await import('./study-body')).StudyBody,
});
