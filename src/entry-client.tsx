import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserClient } from './lib/trpc';
import { createAppRouter } from './app/router';
import { splitLanguage } from './config/languages';
import { limitTrustedTypes } from './lib/trusted-html';
import './site.css';

limitTrustedTypes();

// Hydration runs in a task of its own and as a transition, which yields to input in between.
setTimeout(() => {
  const { language } = splitLanguage(location.pathname);
  const router = createAppRouter({ client: createBrowserClient(), language });
  // Scrolling to a hash or back needs the real heights of all sections.
  router.subscribe('onBeforeNavigate', () => delete document.documentElement.dataset.arrival);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});
