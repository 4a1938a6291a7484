import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { fill } from '../../lib/copy';
import type { PublicSettings } from '../../lib/settings.types';
import { PROMISED, type PromiseCopy } from './contact.copy';
import { useMessageHead } from './use-message-head';

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
  const [sentForms, setSentForms] = useState(0);
  const lines = promise ? [promise.firstLine, ...(promised === 'book-call' ? wishes : [])] : [];
  if (topic) lines.push(fill(copy.topic, { solution: topic }));
  const section = useMessageHead(lines, () => {
    setWishes([]);
    setSentForms(sentForms + 1);
  });
  const { working, timeZone } = settings;
  return (
    <section {...section} aria-labelledby="form-heading" className="group">
      {/* The targets of three call-to-action links, which share the form. */}
      {PROMISED.map((id) => (
        <span key={id} id={id} />
      ))}
      <h2
        id="form-heading"
        className={`text-h2 group-has-data-sent:sr-only ${promise ? 'mb-3' : 'mb-8'}`}
      >
        {promise?.heading ?? copy.heading}
      </h2>
      {promise && (
        <p className="mb-8 max-w-measure text-muted group-has-data-sent:hidden">{promise.intro}</p>
      )}
      {!isHydrated && <span data-waiting="" />}
      {promised === 'book-call' && working && (
        <Suspense fallback={<span data-waiting="" />}>
          <CallWishes
            key={sentForms}
            working={working}
            timeZone={timeZone}
            copy={copy}
            onChange={setWishes}
          />
        </Suspense>
      )}
      {form}
    </section>
  );
}
