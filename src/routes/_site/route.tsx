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
  const { pathname: page, hash } = shown;
  const index = shown.state.__TSR_index;
  const place = `${page}#${hash}`;
  const last = useRef({ page, place, index });
  const clicked = useRef<(ClickedLink | undefined)[]>([]);
  // A screen reader goes on where the link leads, as after a reload, and who comes back at the link.
  useEffect(() => {
    const { current } = last;
    // The browser follows links within a page, and gives their places no state in the history.
    const isWithin = !history.state && page === current.page;
    const position = isWithin ? current.index + 1 : index;
    if (place !== current.place)
      focusOn(hash, position < current.index ? clicked.current[position] : undefined);
    last.current = { page, place, index: position };
  }, [page, place, hash, index]);
  useEffect(watchDrawings, [place]);
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      clicked.current[last.current.index] = link
        ? { href: link.href, nth: linksTo(link.href).indexOf(link) }
        : undefined;
      if (link) scrollAgain(link);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
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
function scrollAgain(link: HTMLAnchorElement): void {
  if (!link.hash || link.href !== location.href) return;
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
  focusOn(link.hash.slice(1));
}

/** By which a page was left, at its position in the history. Several links may lead to one address. */
interface ClickedLink {
  href: string;
  nth: number;
}

const linksTo = (address: string) =>
  [...document.querySelectorAll('a')].filter(({ href }) => href === address);

/** The link by which the page was left, the target of a link, else the beginning of the page. */
function focusOn(hash: string, left?: ClickedLink): void {
  const main = document.getElementById('main');
  if (!main) return;
  // What a screen reader says of the new page.
  main.ariaLabel = main.querySelector('h1')?.textContent ?? null;
  const place = (left && linksTo(left.href)[left.nth]) ?? document.getElementById(hash) ?? main;
  // Links to the contact form lead to one of several empty places above its heading.
  const target = place.firstChild ? place : (place.parentElement?.querySelector('h2') ?? place);
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
