import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type * as Drawings from './drawings';

/**
 * Every drawing of the site. They are long and never change by themselves, so the first page does
 * not carry the code that draws them: it keeps what the server drew. The browser fetches the code
 * when it has to draw a page by itself, after a link was followed.
 */
export const CaseArt = drawing('CaseArt');
export const Frieze = drawing('Frieze');
export const HeroArt = drawing('HeroArt');
export const InsightArt = drawing('InsightArt');
export const SolutionGlyph = drawing('SolutionGlyph');
export const StepGlyph = drawing('StepGlyph');

type Drawing = keyof typeof Drawings;
type PropsOf<Name extends Drawing> = Parameters<(typeof Drawings)[Name]>[0];

function drawing<Name extends Drawing>(name: Name): ComponentType<PropsOf<Name>> {
  return import.meta.env.SSR ? drawnOnServer(name) : keptInBrowser(name);
}

const onServer = import.meta.env.SSR ? await import('./drawings') : null;

function drawnOnServer<Name extends Drawing>(name: Name) {
  return (props: PropsOf<Name>) => {
    const Art = onServer?.[name] as ComponentType<PropsOf<Name>>;
    return (
      <span className="contents">
        <Art {...props} />
      </span>
    );
  };
}

/** React leaves alone what it finds in an element whose HTML is set from outside. */
const WHAT_IS_THERE = { __html: '' };

function keptInBrowser<Name extends Drawing>(name: Name) {
  const Art = lazy(async () => ({
    default: (await import('./drawings'))[name] as ComponentType<PropsOf<Name>>,
  }));

  return (props: PropsOf<Name>) => {
    const identity = JSON.stringify(props);
    const [drawn] = useState(identity);
    const [origin] = useState(() => new Origin());
    const isFromServer = useSyncExternalStore(never, origin.get, origin.setToServer);

    if (isFromServer && identity === drawn) {
      return (
        <span
          className="contents"
          dangerouslySetInnerHTML={WHAT_IS_THERE}
          suppressHydrationWarning
        />
      );
    }
    return (
      <span className="contents" key={identity}>
        <Suspense fallback={<svg className={'className' in props ? props.className : 'hidden'} />}>
          <Art {...props} />
        </Suspense>
      </span>
    );
  };
}

/** Whether an instance took over what the server sent. It stays so: nothing is rendered twice. */
class Origin {
  private isServer = false;
  readonly get = () => this.isServer;
  readonly setToServer = () => (this.isServer = true);
}

const never = () => () => undefined;
