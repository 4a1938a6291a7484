import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteLayout } from '../../layouts/site-layout';

export const Route = createFileRoute('/_site')({ component: Site });

function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}
