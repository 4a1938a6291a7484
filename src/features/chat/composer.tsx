import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { randomId } from '../../lib/random-id';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { draftOf, saveDraft } from './drafts';
import { addMessage } from './merge-messages';
import { MessageBox } from './message-box';
import { AGENT_NAME } from './message-log';

export function Composer({ conversationId }: { conversationId: string }) {
  const utils = trpc.useUtils();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draftOf(conversationId));
  const changeText = (value: string) => {
    setText(value);
    saveDraft(conversationId, value);
  };
  /** The same text sent again after a lost response has the same id, so it is stored once. */
  const attempt = useRef({ message: '', clientMessageId: '' });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const sending = trpc.chat.send.useMutation({
    onSuccess: (message, input) => {
      attempt.current.message = '';
      // Clears the sent draft, even of a conversation that was left; newer text stays.
      if (draftOf(conversationId).trim() === input.message) changeText('');
      utils.chat.messages.setData(
        threadInput(conversationId),
        (thread) => thread && addMessage(thread, message),
      );
      void utils.chat.messages.invalidate(threadInput(conversationId));
      void utils.chat.conversations.invalidate();
    },
    onError: (error) => {
      toastFailure('Error sending message', error);
      // Somebody else may have closed the conversation.
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
    sending.mutate({
      conversationId,
      senderType: 'agent',
      senderName: AGENT_NAME,
      ...attempt.current,
    });
  };

  return (
    <form
      className="border-t border-line px-5 py-3.5 max-nav:px-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <MessageBox ref={box} text={text} onText={changeText} isReady={isReady} onSend={send} />
    </form>
  );
}
