import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../../features/company/static-pages';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/terms')({
  head: ({ match }) => fixedHead(match.context.settings, '/terms'),
  component: Terms,
});
