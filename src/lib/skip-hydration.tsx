import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** React does not touch the children of an element with `dangerouslySetInnerHTML`. */
const SERVER_HTML = { __html: '' };

interface SkipHydrationOptions<Props> {
  /** The component on the server; null in the browser's build, which leaves it out. */
  serverComponent: ComponentType<Props> | null | undefined;
  /** Loads the component in the browser, for pages that are opened by a link. */
  load: () => Promise<ComponentType<Props>>;
  /**
   * The wrapper, without a box of its own: `span` for a drawing, `div` for a part of a page. Both may
   * appear later than the rest of the page.
   */
  as: 'span' | 'div';
}

/**
 * For large content without state or event handlers: the browser keeps the server's HTML, so the
 * first page loads no code for it.
 */
export function skipHydration<Props extends object>({
  serverComponent,
  load,
  as: Box,
}: SkipHydrationOptions<Props>) {
  if (serverComponent) {
    const Content = serverComponent;
    const OnServer = (props: Props) => (
      <Box className="contents">
        <Content {...props} />
      </Box>
    );
    return Object.assign(OnServer, { preload: load });
  }

  let ready: ComponentType<Props> | undefined;
  const loadOnce = () => load().then((loaded) => (ready = loaded));
  const Content = lazy(() =>
    loadOnce().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        // A page is complete without a drawing, but not without one of its parts.
        if (Box === 'div') throw error;
        return { default: Placeholder as ComponentType<Props> };
      },
    ),
  );

  const InBrowser = (props: Props) => {
    const propsKey = JSON.stringify(props);
    const [firstPropsKey] = useState(propsKey);
    const [source] = useState(() => new HtmlSource());
    const [Shown] = useState(() => (ready ?? Content) as ComponentType<Props>);
    const isFromServer = useSyncExternalStore(neverChanges, source.isFromServer, source.markServer);
    // Who comes back to the page finds it whole, and so at the old place.
    useEffect(
      () => () => {
        if (Box === 'div') loadOnce().catch(() => undefined);
      },
      [],
    );
    if (isFromServer && propsKey === firstPropsKey) {
      return (
        <Box className="contents" dangerouslySetInnerHTML={SERVER_HTML} suppressHydrationWarning />
      );
    }
    return (
      <Box className="contents" key={propsKey}>
        {/* Without it the whole page would be hidden meanwhile, and lose its focus and place. */}
        <Suspense fallback={Box === 'span' && <Placeholder {...props} />}>
          <Shown {...props} />
        </Suspense>
      </Box>
    );
  };
  return Object.assign(InBrowser, {
    /** For loaders of pages that are complete at once. */
    preload: loadOnce,
  });
}

/** As large as the drawing. */
function Placeholder({ className = 'hidden' }: { className?: string }) {
  return <svg aria-hidden="true" className={className} />;
}

/** Whether an instance hydrated the server's HTML: React asks for the server snapshot only then. */
class HtmlSource {
  private isServer = false;
  readonly isFromServer = () => this.isServer;
  readonly markServer = () => (this.isServer = true);
}

const neverChanges = () => () => undefined;
