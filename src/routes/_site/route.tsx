import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isPreview, SiteLayout } from '../../app/layouts/site-layout';
import { trackPage } from '../../lib/track';

export const Route = createFileRoute('/_site')({
  component: Site,
  // Every public page needs it, and a file of its own has headers that are larger than it is.
  codeSplitGroupings: [],
});

function Site() {
  const { pathname } = useLocation();
  useEffect(() => {
    // A preview is no visit.
    if (!isPreview(pathname)) trackPage(pathname);
  }, [pathname]);
  const lastPath = useRef(pathname);
  // A screen reader goes on at the beginning of the new page, as after a reload.
  useEffect(() => {
    if (lastPath.current !== pathname) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    lastPath.current = pathname;
  }, [pathname]);
  useEffect(() => {
    document.addEventListener('click', scrollAgain);
    return () => document.removeEventListener('click', scrollAgain);
  }, []);
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

/** The router does nothing for a link to the present address; browsers scroll to its section again. */
function scrollAgain({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.href !== location.href) return;
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
}
