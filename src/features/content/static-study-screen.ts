import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./study-views') : null;

export const StudyScreen = skipHydration({
  as: 'div',
  serverComponent: server?.StudyScreen,
  load: async () => (await import('./study-views')).StudyScreen,
});
