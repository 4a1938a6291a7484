import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserClient } from './lib/trpc';
import { createAppRouter } from './router';
import './styles.css';

const router = createAppRouter({ client: createBrowserClient() });

// As a transition the page comes alive in slices, and whoever taps meanwhile is not kept waiting.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
