import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./contact-details') : null;

export const CompanyDetails = skipHydration({
  as: 'div',
  serverComponent: server?.CompanyDetails,
  load: async () => (await import('./contact-details')).CompanyDetails,
});
