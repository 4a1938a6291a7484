import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button';

const ChatPanel = lazy(() =>
  import('./chat-panel').catch(() => {
    // Without it there is still the form.
    location.assign('/contact');
    return { default: () => null };
  }),
);

/** All that a page carries of the chat. Everything else loads, and connects, when it is opened. */
export function ChatButton() {
  const [isOpen, setIsOpen] = useState<boolean>();
  const [hasNews, setHasNews] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={!!isOpen}
        // No toggle: a press from before the page was alive may arrive twice.
        onClick={() => setIsOpen(true)}
        className="fixed end-4 bottom-4 z-10 print:hidden noscript:hidden"
      >
        Chat with us
        {hasNews && (
          <span className="size-2 rotate-45 bg-saffron" role="img" aria-label="New answer" />
        )}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={() => setIsOpen(false)} onNews={setHasNews} />
        </Suspense>
      )}
    </>
  );
}
