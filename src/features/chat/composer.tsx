import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/button';
import { toast } from '../../components/toast/toast';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { addMessage } from './merge-messages';
import { newMessageId } from './message-id';

const AGENT = { senderType: 'agent', senderName: 'Support Agent' };
/** What was begun in each conversation, so that no words end up in another one. */
const drafts = new Map<string, string>();

export function Composer({ conversationId }: { conversationId: string }) {
  const utils = trpc.useUtils();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(drafts.get(conversationId) ?? '');
  /** The same words sent again after a lost answer are the same message. */
  const attempt = useRef({ message: '', clientMessageId: '' });
  useEffect(() => {
    drafts.set(conversationId, text);
  }, [conversationId, text]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const sending = trpc.chat.send.useMutation({
    onSuccess: (message, input) => {
      attempt.current.message = '';
      // What was typed meanwhile stays.
      setText((current) => (current.trim() === input.message ? '' : current));
      utils.chat.messages.setData(
        threadInput(conversationId),
        (thread) => thread && addMessage(thread, message),
      );
      void utils.chat.conversations.invalidate();
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Error sending message',
        description: detailOf(error) ?? 'Please try again later.',
      });
      // Somebody else may have closed it.
      void utils.chat.messages.invalidate(threadInput(conversationId));
    },
    onSettled: () => box.current?.focus({ preventScroll: true }),
  });

  const message = text.trim();
  const isReady = message !== '' && !sending.isPending;
  const send = () => {
    if (!isReady) return;
    if (attempt.current.message !== message) {
      attempt.current = { message, clientMessageId: newMessageId() };
    }
    sending.mutate({ conversationId, ...AGENT, ...attempt.current });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="flex items-end gap-3 border-t border-line px-5 py-3.5 max-nav:px-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={box}
        aria-label="Message"
        placeholder="Type your message..."
        rows={1}
        maxLength={4000}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none cut-1 border-[1.5px] border-line-strong bg-surface px-[0.9375rem] py-2"
      />
      <button type="submit" disabled={!isReady} className={buttonClass('primary', 'small')}>
        <ArrowRight aria-hidden className="size-5 flip" strokeWidth={1.75} />
        Send
      </button>
    </form>
  );
}
