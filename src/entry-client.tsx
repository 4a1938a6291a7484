import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserClient } from './lib/trpc';
import { createAppRouter } from './app/router';
import { limitTrustedTypes } from './lib/trusted-html';
import './styles.css';

limitTrustedTypes();

// Running the modules and bringing the page to life are two tasks, and the second is a transition,
// which goes in slices: whoever taps meanwhile is not kept waiting.
setTimeout(() => {
  const router = createAppRouter({ client: createBrowserClient() });
  // From now on places on the page are scrolled to, and returned to: heights must be true.
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
