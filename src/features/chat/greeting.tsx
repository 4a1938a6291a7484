import { X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../../db/public-enums';
import { BareButton } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import type { Greeting as GreetingData } from '../../lib/settings.types';

const KEY = 'greeted';
const CLOSE: Record<Language, string> = { en: 'Close', ar: 'أغلقوا' };

interface GreetingProps {
  greetings: GreetingData[];
  /** The path that the address bar shows. */
  path: string;
  language: Language;
  /** The visitor answers. */
  onOpen: () => void;
}

/** What a page says after some time on it, once for each browser tab. */
export default function Greeting({ greetings, path, language, onOpen }: GreetingProps): ReactNode {
  const greeting = greetings.find((one) => one.path === path);
  const [shownPath, setShownPath] = useState<string>();
  useEffect(() => {
    if (!greeting || greetedPaths().includes(greeting.path)) return undefined;
    const timer = setTimeout(() => {
      setShownPath(greeting.path);
      remember(greeting.path);
    }, greeting.seconds * 1000);
    return () => clearTimeout(timer);
  }, [greeting]);
  const isShown = greeting !== undefined && shownPath === greeting.path;
  return (
    <div role="status" className="print:hidden">
      {isShown && (
        <div className="fixed end-4 bottom-18 z-10 flex max-w-[min(20rem,calc(100vw-2rem))] items-start gap-1 cut-2 border border-line-strong bg-surface ps-4 text-ui">
          <BareButton onClick={onOpen} className="min-h-11 py-2.5 text-start" dir="auto">
            {greeting.text}
          </BareButton>
          <IconButton label={CLOSE[language]} icon={X} onClick={() => setShownPath(undefined)} />
        </div>
      )}
    </div>
  );
}

function greetedPaths(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

function remember(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...greetedPaths(), path]));
  } catch {
    // It is shown again after a reload.
  }
}
