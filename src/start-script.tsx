import { ScriptOnce, useMatches, useRouter } from '@tanstack/react-router';

/** The files that bring a page to life. */
export interface StartFiles {
  entry: string;
  /** What each route needs beside the entry. */
  chunks: Partial<Record<string, string[]>>;
}

/**
 * Lets the page be painted first: on a slow phone the scripts would take the network from what is
 * seen. All of them are asked for at once, so that none waits for another to name it.
 */
export function StartScript() {
  const { start } = useRouter().options.context;
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  if (!start) return null;
  const files = new Set(['__root__', ...routeIds].flatMap((id) => start.chunks[id] ?? []));
  return (
    <ScriptOnce>
      {`requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify([...files])})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import(${JSON.stringify(start.entry)})}))`}
    </ScriptOnce>
  );
}
