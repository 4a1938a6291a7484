import { useRouterState } from '@tanstack/react-router';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fill } from '../../lib/copy';
import type { PublicSettings } from '../../lib/settings.types';
import { PROMISED, type PromiseCopy } from './contact.copy';

const CallWishes = lazy(() =>
  import('./call-wishes').then((loaded) => ({ default: loaded.CallWishes })),
);

interface ContactPromiseProps {
  copy: PromiseCopy;
  settings: PublicSettings;
  form: ReactNode;
  /** The solution that the visitor asked about. */
  topic?: string | undefined;
}

/** The form, with what the button promises that led to it. */
export function ContactPromise({ copy, settings, form, topic }: ContactPromiseProps) {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // The server does not know the hash.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const promised = PROMISED.find((id) => isHydrated && id === hash);
  const promise = promised && copy.promises[promised];
  const [wishes, setWishes] = useState<string[]>([]);
  const lines = promise ? [promise.firstLine, ...(promised === 'book-call' ? wishes : [])] : [];
  if (topic) lines.push(fill(copy.topic, { solution: topic }));
  const section = useMessageHead(lines);
  const { working, timeZone } = settings;
  return (
    <section ref={section} aria-labelledby="form-heading">
      {/* The targets of three call-to-action links, which share the form. */}
      {PROMISED.map((id) => (
        <span key={id} id={id} />
      ))}
      <h2 id="form-heading" className={promise ? 'mb-3 text-h2' : 'mb-8 text-h2'}>
        {promise?.heading ?? copy.heading}
      </h2>
      {promise && <p className="mb-8 max-w-measure text-muted">{promise.intro}</p>}
      {promised === 'book-call' && working && (
        <Suspense>
          <CallWishes working={working} timeZone={timeZone} copy={copy} onChange={setWishes} />
        </Suspense>
      )}
      {form}
    </section>
  );
}

/** Keeps lines at the beginning of the message, in front of what the visitor writes. */
function useMessageHead(lines: string[]) {
  const section = useRef<HTMLElement>(null);
  const written = useRef('');
  const head = lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
  useEffect(() => {
    const message = section.current?.querySelector<HTMLTextAreaElement>('[name=message]');
    if (!message || written.current === head) return;
    const { value } = message;
    // Whoever has changed the lines has made them their own.
    if (!value.startsWith(written.current)) return;
    message.value = head + value.slice(written.current.length);
    written.current = head;
  }, [head]);
  return section;
}
