import { ArrowRight } from 'lucide';
import { Icon } from '../../components/ui/icon';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/ui/button';
import { FileButton } from './file-button';
import { Textarea } from '../../components/ui/textarea';

export const MESSAGE_BOX = { label: 'Message', placeholder: 'Type your message...', send: 'Send' };

interface MessageBoxProps {
  /** In English unless given. */
  copy?: typeof MESSAGE_BOX;
  ref: Ref<HTMLTextAreaElement>;
  /** The id of a text about the box. */
  describedBy?: string | undefined;
  text: string;
  onText: (text: string) => void;
  isReady: boolean;
  /** Runs on Enter; the button submits the surrounding form. */
  onSend: () => void;
  /** Takes files, by a button and from the clipboard. */
  files?: { label: string; isBusy: boolean; onFile: (file: File) => void } | undefined;
  /** A list above the box, which may take keys. */
  list?: { id: string; isOpen: boolean; active: number; onKey: (key: string) => boolean };
}

/** The input of visitors and staff: Enter sends, Shift+Enter starts a new line. */
export function MessageBox(props: MessageBoxProps) {
  const {
    ref,
    copy = MESSAGE_BOX,
    describedBy,
    text,
    onText,
    isReady,
    onSend,
    list,
    files,
  } = props;
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && list?.onKey(event.key)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div data-composer className={`flex items-end ${files ? 'gap-2' : 'gap-3'}`}>
      {files && <FileButton label={files.label} isInactive={files.isBusy} onFile={files.onFile} />}
      <Textarea
        ref={ref}
        aria-label={copy.label}
        aria-describedby={describedBy}
        aria-controls={list?.isOpen ? list.id : undefined}
        aria-activedescendant={list?.isOpen ? `${list.id}-${list.active}` : undefined}
        placeholder={copy.placeholder}
        rows={1}
        maxLength={4000}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendOnEnter}
        onPaste={(event) => {
          const file = event.clipboardData.files[0];
          if (!file || !files || files.isBusy) return;
          event.preventDefault();
          files.onFile(file);
        }}
        isMessage
        className="min-w-0 flex-1"
      />
      <Button type="submit" isInactive={!isReady}>
        <Icon of={ArrowRight} className="flip" />
        {copy.send}
      </Button>
    </div>
  );
}
