import { RouterContextProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from '../app/router';
import { TooltipProvider } from '../components/ui/tooltip';
import { createBrowserClient } from '../lib/trpc';
import { Gallery } from './gallery';
import '../full.css';

/** The gallery of the primitives, only on the development server: no build contains it. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterContextProvider
        router={createAppRouter({ client: createBrowserClient(), language: 'en' })}
      >
        <TooltipProvider>
          <Gallery />
        </TooltipProvider>
      </RouterContextProvider>
    </StrictMode>,
  );
}
