import { ArrowRight, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { buttonClass } from '../../components/button';
import { TextField } from '../../components/field';

interface Visitor {
  visitorName: string;
  visitorEmail: string;
}

interface VisitorComposerProps {
  text: string;
  onText: (text: string) => void;
  /** Why the last message was not taken. */
  notice: string;
  visitor: Visitor;
  onVisitor: (visitor: Visitor) => void;
  /** What the conversation knows of the visitor; null before there is one. */
  known: { visitorName: string | null; visitorEmail: string | null } | null;
  onSend: (message: string) => void;
}

export function VisitorComposer(props: VisitorComposerProps) {
  const { text, onText, notice, visitor, onVisitor, known, onSend } = props;
  const box = useRef<HTMLTextAreaElement>(null);

  const message = text.trim();
  const send = () => {
    if (message) onSend(message);
    box.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
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
      {notice && (
        <p
          role="alert"
          className="mb-3 flex gap-2 cut-1 bg-warning-soft px-3 py-2 text-small text-warning"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {notice}
        </p>
      )}
      {!known?.visitorEmail && (
        <details open={!known} className="mb-4">
          <summary className="py-1 text-small text-muted">How can we reach you? (optional)</summary>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <TextField
              id="chat-name"
              label="Your name"
              autoComplete="name"
              maxLength={300}
              dir="auto"
              value={visitor.visitorName}
              onChange={(event) => onVisitor({ ...visitor, visitorName: event.target.value })}
            />
            <TextField
              id="chat-email"
              label="Your email"
              type="email"
              autoComplete="email"
              maxLength={254}
              value={visitor.visitorEmail}
              onChange={(event) => onVisitor({ ...visitor, visitorEmail: event.target.value })}
            />
          </div>
        </details>
      )}
      <div className="flex items-end gap-3">
        <textarea
          ref={box}
          aria-label="Message"
          placeholder="Type your message..."
          rows={1}
          maxLength={4000}
          dir="auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none cut-1 border-[1.5px] border-line-strong bg-surface px-[0.9375rem] py-2"
        />
        <button type="submit" disabled={!message} className={buttonClass('primary', 'small')}>
          <ArrowRight aria-hidden className="size-5 flip" strokeWidth={1.75} />
          Send
        </button>
      </div>
    </form>
  );
}
