import { NotebookPen } from 'lucide';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useMe } from '../../hooks/use-permissions';
import { toast } from '../../components/ui/toast/toast';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { draftOf, saveDraft } from './drafts';
import { FILE_COPY, reasonOf } from './file-copy';
import type { Conversation, DeskMessage } from './merge-messages';
import { MessageBox } from './message-box';
import { NoteForm } from './note-form';
import { SavedReplyList } from './saved-reply-list';
import { useSavedReplies } from './use-saved-replies';
import { SendingFile } from './sending-file';
import { useSend } from './use-send';
import { useSendFile } from './use-send-file';

interface ComposerProps {
  conversation: Conversation;
  messages: DeskMessage[];
  /** Called with what is in the box. */
  onTyping: (text: string) => void;
}

/** Answers the visitor, or writes a note for colleagues. A `/` at the beginning finds saved replies. */
export function Composer({ conversation, messages, onTyping }: ComposerProps) {
  const { id } = conversation;
  const me = useMe();
  const utils = trpc.useUtils();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => draftOf(id));
  const [isNote, setIsNote] = useState(false);
  const changeText = (value: string) => {
    setText(value);
    saveDraft(id, value);
    onTyping(value);
  };
  const focus = () => box.current?.focus({ preventScroll: true });
  useEffect(focus, [isNote]);
  const replies = useSavedReplies(text, conversation, (reply) => {
    changeText(reply);
    focus();
  });
  const { isPending, send } = useSend(id, {
    onSent: (sent) => {
      // Clears the sent draft, even of a conversation that was left; newer text stays.
      if (draftOf(id).trim() === sent) changeText('');
    },
    onSettled: focus,
  });

  const files = useSendFile({
    conversationId: id,
    isAgent: true,
    onSent: () => {
      void utils.chat.thread.invalidate(threadInput(id));
      focus();
    },
    onRefused: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error sending the file',
        description: error.detail || reasonOf(error, FILE_COPY),
      }),
  });

  const newest = messages.at(-1);
  // What was on the screen when the answer was begun.
  const [begun, setBegun] = useState<string>();
  if (text === '' && begun !== undefined) setBegun(undefined);
  if (text !== '' && begun === undefined && newest) setBegun(newest.id);
  const overtaking = messages
    .slice(messages.findIndex((message) => message.id === begun) + 1)
    .find(({ senderType, authorId }) => senderType === 'agent' && authorId !== me?.id);
  const isOvertaken = text !== '' && begun !== undefined && overtaking !== undefined;

  const message = text.trim();
  const isReady = message !== '' && !isPending && !replies.isSearching && !replies.missing;
  const submit = () => {
    if (isReady) send(message, newest?.id);
  };

  if (isNote) return <NoteForm conversationId={id} onDone={() => setIsNote(false)} />;
  return (
    <form
      className="relative border-t border-line px-5 py-3.5 max-nav:px-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {replies.isOpen && <SavedReplyList replies={replies} />}
      {isOvertaken && (
        <Alert tone="warning" role="status" className="mb-3 text-small">
          A colleague has answered since you began to write.
        </Alert>
      )}
      {files.sending && (
        <SendingFile copy={FILE_COPY} file={files.sending} onCancel={files.cancel} />
      )}
      <MessageBox
        ref={box}
        files={{
          label: FILE_COPY.attach,
          isBusy: files.sending !== null,
          onFile: files.send,
        }}
        text={text}
        onText={changeText}
        isReady={isReady}
        onSend={submit}
        list={replies}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="text" onClick={() => setIsNote(true)}>
          <Icon of={NotebookPen} />
          Add Note
        </Button>
        <p aria-live="polite" className="text-micro text-muted">
          {replies.findsNothing ? (
            <>
              No saved reply with “<bdi>/{replies.wanted}</bdi>”. <kbd>Esc</kbd> keeps it as text.
            </>
          ) : replies.missing ? (
            `Fill in ${replies.missing} before you send.`
          ) : (
            <>
              <kbd>/</kbd> finds saved replies
            </>
          )}
        </p>
      </div>
    </form>
  );
}
