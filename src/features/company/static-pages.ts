import { skipHydration } from '../../lib/skip-hydration';

const server = import.meta.env.SSR
  ? {
      ...(await import('./accessibility-page')),
      ...(await import('./privacy-page')),
      ...(await import('./terms-page')),
    }
  : null;

export const Accessibility = skipHydration({
  as: 'div',
  serverComponent: server?.AccessibilityPage,
  load: async () => (await import('./accessibility-page')).AccessibilityPage,
});

export const Privacy = skipHydration({
  as: 'div',
  serverComponent: server?.PrivacyPage,
  load: async () => (await import('./privacy-page')).PrivacyPage,
});

export const Terms = skipHydration({
  as: 'div',
  serverComponent: server?.TermsPage,
  load: async () => (await import('./terms-page')).TermsPage,
});
