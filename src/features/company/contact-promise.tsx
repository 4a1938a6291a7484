import { useRouterState } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { fill } from '../../lib/copy';
import type { PublicSettings } from '../../lib/settings.types';
import { PROMISED, type PromiseCopy } from './contact.copy';
import { useMessageHead } from './use-message-head';

const loadWishes = () => import('./call-wishes').then((loaded) => ({ default: loaded.CallWishes }));
const CallWishes = lazy(loadWishes);
// The form waits for them, so they load before the page is hydrated.
if (!import.meta.env.SSR && location.hash === '#book-call') void loadWishes();

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
      {/* The targets of three call-to-action links, which share the form. Before the script runs, the words of
          the one in the address are shown. */}
      {PROMISED.map((id) => (
        <Fragment key={id}>
          <span id={id} />
          {!isHydrated && <Words {...copy.promises[id]} isOwn />}
        </Fragment>
      ))}
      <Words id="form-heading" heading={copy.heading} {...promise} />
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

interface WordsProps {
  id?: string;
  heading: string;
  intro?: string;
  /** Of one of the targets. */
  isOwn?: boolean;
}

/** Above the form. */
const Words = ({ id, heading, intro, isOwn = false }: WordsProps) => (
  <div data-words={isOwn ? 'own' : ''}>
    <h2 id={id} className={`text-h2 once-sent:sr-only ${intro ? 'mb-3' : 'mb-8'}`}>
      {heading}
    </h2>
    {intro && <p className="mb-8 max-w-measure text-muted once-sent:hidden">{intro}</p>}
  </div>
);
