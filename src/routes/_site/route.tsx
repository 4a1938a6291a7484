import {
  createFileRoute,
  Outlet,
  type RouterHistory,
  useLocation,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isPreview, SiteLayout } from '../../app/layouts/site-layout';
import { trackPage } from '../../lib/track';

export const Route = createFileRoute('/_site')({
  component: Site,
  // Every public page needs it, and a file of its own has headers that are larger than it is.
  codeSplitGroupings: [],
});

function Site() {
  const { history } = useRouter();
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
    const isBack = index < current.index;
    // A filter takes the hash away, and keeps the focus.
    if (place !== current.place && (isBack || hash || page !== current.page))
      focusOn(hash, isBack ? clicked.current[index] : undefined);
    last.current = { page, place, index };
  }, [page, place, hash, index]);
  useEffect(watchDrawings, [place]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      clicked.current[last.current.index] = link
        ? { href: link.href, nth: linksTo(link.href).indexOf(link) }
        : undefined;
      if (link?.hash) goWithin(link, event, history);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
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

/**
 * Follows a link within the page, such as that of a table of contents, with a place in the router's history:
 * the browser's has none, and who comes back would be at the beginning. The router does nothing for a
 * link to the present address; browsers scroll to its section again.
 */
function goWithin(link: HTMLAnchorElement, event: MouseEvent, history: RouterHistory): void {
  const { hash, href, origin } = link;
  if (href === location.href) {
    document.getElementById(hash.slice(1))?.scrollIntoView();
    focusOn(hash.slice(1));
  } else if (
    href.split('#')[0] === location.href.split('#')[0] &&
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  ) {
    event.preventDefault();
    history.push(href.slice(origin.length));
  }
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
