import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

/** React leaves alone what it finds in an element whose HTML is set from outside. */
const WHAT_IS_THERE = { __html: '' };

interface Kept<Props> {
  /** The component on the server; null in the browser's build, which leaves it out. */
  onServer: ComponentType<Props> | null | undefined;
  /** Brings it to the browser, when a page is drawn there after a link was followed. */
  load: () => Promise<ComponentType<Props>>;
  /**
   * Around it, without a box of its own: `span` for a drawing, which may come later than what is
   * around it; `div` for a piece of a page, for which the way to that page waits.
   */
  as: 'span' | 'div';
}

/**
 * For what is long and never changes by itself: the browser keeps what the server made of it, so the
 * first page does not carry its code. It must hold nothing that React listens to.
 */
export function kept<Props extends object>({ onServer, load, as: Box }: Kept<Props>) {
  if (onServer) {
    const Content = onServer;
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
        // A page can do without a drawing, but not without a piece of itself.
        if (Box === 'div') throw error;
        return { default: Placeholder as ComponentType<Props> };
      },
    ),
  );

  return (props: Props) => {
    const identity = JSON.stringify(props);
    const [first] = useState(identity);
    const [origin] = useState(() => new Origin());
    const isFromServer = useSyncExternalStore(never, origin.get, origin.setToServer);
    if (isFromServer && identity === first) {
      return (
        <Box
          className="contents"
          dangerouslySetInnerHTML={WHAT_IS_THERE}
          suppressHydrationWarning
        />
      );
    }
    const content = <Content {...(props as ComponentProps<typeof Content>)} />;
    return (
      <Box className="contents" key={identity}>
        {Box === 'div' ? (
          content
        ) : (
          <Suspense fallback={<Placeholder {...props} />}>{content}</Suspense>
        )}
      </Box>
    );
  };
}

/** Takes the drawing's place. */
function Placeholder({ className = 'hidden' }: { className?: string }) {
  return <svg aria-hidden="true" className={className} />;
}

/** Whether an instance took over what the server sent. It stays so: nothing is rendered twice. */
class Origin {
  private isServer = false;
  readonly get = () => this.isServer;
  readonly setToServer = () => (this.isServer = true);
}

const never = () => () => undefined;
