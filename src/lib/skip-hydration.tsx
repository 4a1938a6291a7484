import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
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
   * The wrapper, without a box of its own. `span` is for a drawing, which may appear later than the
   * page; `div` for a part of a page, for which the navigation waits.
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
    return (props: Props) => (
      <Box className="contents">
        <Content {...props} />
      </Box>
    );
  }

  const Content = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        // A page is complete without a drawing, but not without one of its parts.
        if (Box === 'div') throw error;
        return { default: Placeholder as ComponentType<Props> };
      },
    ),
  );

  return (props: Props) => {
    const propsKey = JSON.stringify(props);
    const [firstPropsKey] = useState(propsKey);
    const [source] = useState(() => new HtmlSource());
    const isFromServer = useSyncExternalStore(neverChanges, source.isFromServer, source.markServer);
    if (isFromServer && propsKey === firstPropsKey) {
      return (
        <Box className="contents" dangerouslySetInnerHTML={SERVER_HTML} suppressHydrationWarning />
      );
    }
    const content = <Content {...(props as ComponentProps<typeof Content>)} />;
    return (
      <Box className="contents" key={propsKey}>
        {Box === 'div' ? (
          content
        ) : (
          <Suspense fallback={<Placeholder {...props} />}>{content}</Suspense>
        )}
      </Box>
    );
  };
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
