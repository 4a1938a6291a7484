import { type SyntheticEvent, useEffect, useRef } from 'react';
import { ChevronDown } from 'lucide';
import { Alert } from '../../components/ui/alert';
import { Icon } from '../../components/ui/icon';
import { TextField } from '../../components/ui/field';
import type { ChatCopy } from './chat-copy.types';
import { MessageBox } from './message-box';
import { SendingFile } from './sending-file';
import type { useSendFile } from './use-send-file';

interface Visitor {
  visitorName: string;
  visitorEmail: string;
}

export interface ChatNotice {
  text: string;
  /** It is about the e-mail address, and stands beside it. */
  isOfEmail?: boolean;
}

interface VisitorComposerProps {
  copy: Pick<ChatCopy, 'reach' | 'box' | 'files'>;
  text: string;
  onText: (text: string) => void;
  /** Why the last message was refused. */
  notice: ChatNotice | undefined;
  files: ReturnType<typeof useSendFile>;
  /** Once a conversation has begun. */
  takesFiles: boolean;
  visitor: Visitor;
  onVisitor: (visitor: Visitor) => void;
  /** The visitor's stored name and e-mail; null before the first message. */
  known: { visitorName: string | null; visitorEmail: string | null } | null;
  onSend: (message: string) => void;
}

export function VisitorComposer(props: VisitorComposerProps) {
  const { copy, text, onText, notice, files, takesFiles, visitor, onVisitor, known, onSend } =
    props;
  const box = useRef<HTMLTextAreaElement>(null);
  const reach = useRef<HTMLDetailsElement>(null);
  const emailError = notice?.isOfEmail ? notice.text : undefined;
  useEffect(() => {
    if (!emailError || !reach.current) return;
    reach.current.open = true;
    reach.current.querySelector<HTMLElement>('[type=email]')?.focus();
  }, [emailError]);

  const message = text.trim();
  const send = () => {
    if (message) onSend(message);
    box.current?.focus();
  };

  return (
    <form
      noValidate
      className="border-t border-line px-5 py-3.5 [--control:2.75rem]"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {notice && !emailError && (
        <Alert tone="warning" role="alert" className="mb-3 text-small">
          {notice.text}
        </Alert>
      )}
      {!known?.visitorEmail && (
        <details ref={reach} open={!known} className="group mb-4">
          <summary className="flex items-center justify-between gap-2 py-1 text-small text-muted">
            {copy.reach.summary}
            <Icon of={ChevronDown} className="group-open:rotate-180" />
          </summary>
          <p id="chat-reach" hidden>
            {copy.reach.above}
          </p>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <TextField
              id="chat-name"
              label={copy.reach.name}
              autoComplete="name"
              maxLength={300}
              dir="auto"
              value={visitor.visitorName}
              onChange={(event) => onVisitor({ ...visitor, visitorName: event.target.value })}
            />
            <TextField
              id="chat-email"
              label={copy.reach.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              error={emailError}
              value={visitor.visitorEmail}
              onChange={(event) => onVisitor({ ...visitor, visitorEmail: event.target.value })}
            />
          </div>
        </details>
      )}
      {files.sending && (
        <SendingFile copy={copy.files} file={files.sending} onCancel={files.cancel} />
      )}
      <MessageBox
        ref={box}
        copy={copy.box}
        describedBy={known ? undefined : 'chat-reach'}
        files={
          takesFiles
            ? {
                label: copy.files.attach,
                isBusy: files.sending !== null,
                onFile: files.send,
              }
            : undefined
        }
        text={text}
        onText={onText}
        isReady={message !== ''}
        onSend={send}
      />
    </form>
  );
}
