import { createFileRoute, Outlet, useLocation, useRouterState } from '@tanstack/react-router';
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
  // Of the page that is shown; while another one loads, the address is already that of the other.
  const shown = useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  });
  const { pathname: page, hash, publicHref } = shown;
  const index = shown.state.__TSR_index;
  const place = `${page}#${hash}`;
  const last = useRef({ page, place, index, publicHref });
  // A screen reader goes on where the link leads, as after a reload, and who comes back at the link.
  useEffect(() => {
    const { current } = last;
    // The browser follows links within a page, and gives their places no state in the history.
    const isWithin = !history.state && page === current.page;
    const position = isWithin ? current.index + 1 : index;
    if (place !== current.place) focusOn(hash, position < current.index ? current.publicHref : '');
    last.current = { page, place, index: position, publicHref };
  }, [page, place, hash, index, publicHref]);
  useEffect(watchDrawings, [place]);
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

/** Lets what draws itself (`motion.css`) begin when it comes into view. */
function watchDrawings() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { dataset } = target as HTMLElement | SVGElement;
      dataset.path = isIntersecting ? dataset.path && 'seen' : 'below';
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const drawing of document.querySelectorAll('[data-path]')) observer.observe(drawing);
  return () => {
    observer.disconnect();
  };
}

/** The router does nothing for a link to the present address; browsers scroll to its section again. */
function scrollAgain({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.href !== location.href) return;
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
  focusOn(link.hash.slice(1));
}

/** The link to the page that one comes back from, the target of a link, else the beginning of the page. */
function focusOn(hash: string, left = ''): void {
  const main = document.getElementById('main');
  if (!main) return;
  // What a screen reader says of the new page.
  main.ariaLabel = main.querySelector('h1')?.textContent ?? null;
  const place =
    [...main.querySelectorAll('a')].find(({ href }) => href === location.origin + left) ??
    document.getElementById(hash) ??
    main;
  // Links to the contact form lead to one of several empty places above its heading.
  const target = place.firstChild ? place : (place.parentElement?.querySelector('h2') ?? place);
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
