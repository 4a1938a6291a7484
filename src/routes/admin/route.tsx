import { createFileRoute } from '@tanstack/react-router';
import { ConsoleLayout } from '../../app/layouts/console-layout';
import { site } from '../../config/site';

export const Route = createFileRoute('/admin')({
  // Rendered only in the browser: its data is private, and search engines do not index it.
  ssr: false,
  head: () => ({
    meta: [{ title: `Console | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConsoleLayout,
});
