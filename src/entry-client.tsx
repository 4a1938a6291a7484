import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserClient } from './lib/trpc';
import { createAppRouter, QUERIES_ID } from './app/router';
import { splitLanguage } from './config/languages';
import { limitTrustedTypes } from './lib/trusted-html';
import './site.css';

limitTrustedTypes();

/** Hydrates in tasks of its own and as a transition, which yield to input in between: `docs/decisions`. */
async function start() {
  await nextTask();
  const history = createBrowserHistory();
  await nextTask();
  const { language, path: own } = splitLanguage(location.pathname);
  const rendered = document.getElementById(QUERIES_ID)?.dataset.path;
  const standIn = rendered && rendered !== own ? { own, rendered } : undefined;
  const router = createAppRouter({ client: createBrowserClient(), history, language, standIn });
  // Scrolling to a hash or back needs the real heights of all sections.
  router.subscribe('onBeforeNavigate', () => {
    const { dataset } = document.documentElement;
    delete dataset.arrival;
    delete dataset.offered;
  });
  await nextTask();
  await hydrate(router);
  // The router's scripts in the page have done their work.
  window.$_TSR?.h();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void start();
