import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/company/static-pages';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  head: ({ match }) => fixedHead(match.context.settings, '/privacy'),
  component: Privacy,
});
