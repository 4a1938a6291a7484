import { createFileRoute } from '@tanstack/react-router';
import { ConsoleLayout } from '../../app/layouts/console-layout';
import { site } from '../../config/site';

export const Route = createFileRoute('/admin')({
  // In the browser only: a console is nobody's first impression, and its data is nobody else's.
  ssr: false,
  head: () => ({
    meta: [{ title: `Console | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConsoleLayout,
});
