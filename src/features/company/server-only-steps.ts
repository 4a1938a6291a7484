import { kept } from '../../lib/server-only';

const server = import.meta.env.SSR ? await import('./steps') : null;

export const Steps = kept({
  as: 'div',
  onServer: server?.Steps,
  load: async () => (await import('./steps')).Steps,
});
