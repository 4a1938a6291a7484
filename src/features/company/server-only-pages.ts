import { kept } from '../../lib/server-only';

const server = import.meta.env.SSR
  ? { ...(await import('./privacy-page')), ...(await import('./terms-page')) }
  : null;

/** Long texts that are only read. */
export const Privacy = kept({
  as: 'div',
  onServer: server?.PrivacyPage,
  load: async () => (await import('./privacy-page')).PrivacyPage,
});

export const Terms = kept({
  as: 'div',
  onServer: server?.TermsPage,
  load: async () => (await import('./terms-page')).TermsPage,
});
