import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SiteLayout } from '../../app/layouts/site-layout';
import { trackPage } from '../../lib/track';

export const Route = createFileRoute('/_site')({ component: Site });

function Site() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Staff look at a draft: that is no visit.
    if (!pathname.startsWith('/admin/')) trackPage(pathname);
  }, [pathname]);
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}
