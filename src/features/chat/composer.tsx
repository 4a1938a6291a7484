import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../components/toast/toast-failure';
import { randomId } from '../../lib/random-id';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { addMessage } from './merge-messages';
import { MessageBox } from './message-box';

/** What was begun in each conversation, so that no words end up in another one. */
const drafts = new Map<string, string>();

export function Composer({ conversationId }: { conversationId: string }) {
  const utils = trpc.useUtils();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(drafts.get(conversationId) ?? '');
  /** The same words sent again after a lost answer are the same message. */
  const attempt = useRef({ message: '', clientMessageId: '' });
  useEffect(() => {
    if (text) drafts.set(conversationId, text);
    else drafts.delete(conversationId);
  }, [conversationId, text]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const sending = trpc.chat.send.useMutation({
    onSuccess: (message, input) => {
      attempt.current.message = '';
      // Whoever has gone on to another conversation does not find it there again as a draft.
      if (drafts.get(conversationId)?.trim() === input.message) drafts.delete(conversationId);
      // What was typed meanwhile stays.
      setText((current) => (current.trim() === input.message ? '' : current));
      utils.chat.messages.setData(
        threadInput(conversationId),
        (thread) => thread && addMessage(thread, message),
      );
      void utils.chat.conversations.invalidate();
    },
    onError: (error) => {
      toastFailure('Error sending message', error);
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
      attempt.current = { message, clientMessageId: randomId() };
    }
    sending.mutate({ conversationId, senderType: 'agent', ...attempt.current });
  };

  return (
    <form
      className="border-t border-line px-5 py-3.5 max-nav:px-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <MessageBox ref={box} text={text} onText={setText} isReady={isReady} onSend={send} />
    </form>
  );
}
