import { skipHydration } from '../../lib/skip-hydration';

/** Both lie below or beside the form: what is above it moves the target of a link to the form. */
const server = import.meta.env.SSR ? await import('./contact-facts') : null;

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
