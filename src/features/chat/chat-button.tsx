import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button';

const ChatPanel = lazy(() =>
  import('./chat-panel').catch(() => {
    // If the panel cannot be loaded, the contact form replaces it.
    location.assign('/contact');
    return { default: () => null };
  }),
);

/** The only part of the chat that every page loads. The rest loads and connects at the first press. */
export function ChatButton() {
  const [isOpen, setIsOpen] = useState<boolean>();
  const [hasUnread, setHasUnread] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={!!isOpen}
        // Not a toggle: a press from before hydration may arrive twice.
        onClick={() => setIsOpen(true)}
        className="fixed end-4 bottom-4 z-10 print:hidden noscript:hidden"
      >
        Chat with us
        {hasUnread && (
          <span className="size-2 rotate-45 bg-saffron" role="img" aria-label="New answer" />
        )}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={() => setIsOpen(false)} onUnread={setHasUnread} />
        </Suspense>
      )}
    </>
  );
}
