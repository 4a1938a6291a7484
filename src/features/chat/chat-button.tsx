import { useLocation, useRouter } from '@tanstack/react-router';
import { MessageCircle } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { frameCopy } from '../../config/frame.copy';
import { pathIn, splitLanguage } from '../../config/languages';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useLanguage } from '../../hooks/use-language';
import type * as Greeting from './greeting';

/** If the panel cannot be loaded, the contact form replaces it. */
const leave = () => {
  location.assign(pathIn(splitLanguage(location.pathname).language, '/contact'));
  return { default: () => null };
};
/** One for each language, with its texts. */
const PANELS = {
  en: lazy(() => import('./chat-panel-en').catch(leave)),
  ar: lazy(() => import('./chat-panel-ar').catch(leave)),
};

/** The only part of the chat that every page loads. The rest loads and connects at the first press. */
export function ChatButton() {
  const copy = frameCopy.useCopy();
  const language = useLanguage();
  const ChatPanel = PANELS[language];
  const { greetings } = useRouter().options.context.settings;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isOpen, setIsOpen] = useState<boolean>();
  const [greeting, setGreeting] = useState<typeof Greeting>();
  const [hasUnread, setHasUnread] = useState(false);
  // The link of a mail.
  useEffect(() => {
    if (!location.hash.startsWith('#chat=')) return undefined;
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (greetings) import('./greeting').then(setGreeting, () => undefined);
  }, [greetings]);
  return (
    <>
      {/* After its last control, the Tab key leads to the button. */}
      {isOpen !== undefined && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={() => setIsOpen(false)} onUnread={setHasUnread} />
        </Suspense>
      )}
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={!!isOpen}
        // Not a toggle: a press from before hydration may arrive twice.
        onClick={() => setIsOpen(true)}
        // At the edge of wide windows, where its words fit beside the widest column. On small ones it
        // would lie on fields and text, and stands in the header.
        className="edge-tab min-w-11 max-[96rem]:px-3 print:hidden noscript:hidden"
      >
        <Icon of={MessageCircle} className="min-[96rem]:hidden" />
        <span className="max-[96rem]:sr-only">{copy.chat}</span>
        {hasUnread && (
          <span className="size-2 rotate-45 bg-saffron" role="img" aria-label={copy.newAnswer} />
        )}
      </Button>
      {greetings && greeting && isOpen === undefined && (
        <greeting.default
          greetings={greetings}
          path={pathIn(language, path)}
          language={language}
          onOpen={() => setIsOpen(true)}
        />
      )}
    </>
  );
}
