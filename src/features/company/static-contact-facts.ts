import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./contact-facts') : null;

export const CompanyFacts = skipHydration({
  as: 'div',
  serverComponent: server?.CompanyFacts,
  load: async () => (await import('./contact-facts')).CompanyFacts,
});
