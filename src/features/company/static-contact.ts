import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR ? await import('./contact-facts') : null;

export const ContactHead = skipHydration({
  as: 'div',
  serverComponent: server?.ContactHead,
  load: async () => (await import('./contact-facts')).ContactHead,
});

export const CompanyFacts = skipHydration({
  as: 'div',
  serverComponent: server?.CompanyFacts,
  load: async () => (await import('./contact-facts')).CompanyFacts,
});

export const ContactQuestions = skipHydration({
  as: 'div',
  serverComponent: server?.ContactQuestions,
  load: async () => (await import('./contact-facts')).ContactQuestions,
});
