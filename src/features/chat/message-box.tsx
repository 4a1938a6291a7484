import { ArrowRight } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { buttonClass } from '../../components/button';

interface MessageBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  isReady: boolean;
  /** On Enter; the button submits the form that all this stands in. */
  onSend: () => void;
}

/** Where either side writes: Enter sends, Shift+Enter breaks the line. */
export function MessageBox({ ref, text, onText, isReady, onSend }: MessageBoxProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="flex items-end gap-3">
      <textarea
        ref={ref}
        aria-label="Message"
        placeholder="Type your message..."
        rows={1}
        maxLength={4000}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none cut-1 border-[1.5px] border-line-strong bg-surface px-[0.9375rem] py-2"
      />
      <button type="submit" disabled={!isReady} className={buttonClass('primary', 'small')}>
        <ArrowRight aria-hidden className="size-5 flip" strokeWidth={1.75} />
        Send
      </button>
    </div>
  );
}
