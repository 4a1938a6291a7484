import { Plus, X } from 'lucide';
import { type SyntheticEvent, useRef, useState } from 'react';
import { BareButton } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { MAX_LABELS } from '../../../server/features/chat/chat.schema';
import { Input } from '../../components/ui/input';

interface LabelEditorProps {
  labels: string[];
  onChange: (change: { addLabel: string } | { removeLabel: string }) => void;
}

export function LabelEditor({ labels, onChange }: LabelEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const label = text.trim();
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (label !== '' && !labels.includes(label)) onChange({ addLabel: label });
    setText('');
  };
  return (
    <>
      {labels.length > 0 && (
        <ul aria-label="Labels" className="flex flex-wrap gap-1.5">
          {labels.map((each) => (
            <li key={each} className="flex items-center cut-1 bg-sand-strong ps-2 text-small">
              <bdi className="wrap-anywhere">{each}</bdi>
              <BareButton
                aria-label={`Remove label ${each}`}
                onClick={() => {
                  onChange({ removeLabel: each });
                  // This button goes away.
                  input.current?.focus();
                }}
                className="grid size-7 place-items-center text-muted hover:text-text"
              >
                <Icon of={X} />
              </BareButton>
            </li>
          ))}
        </ul>
      )}
      {labels.length < MAX_LABELS && (
        <form onSubmit={add} className="flex items-center gap-1">
          <Input
            ref={input}
            aria-label="New label"
            placeholder="Label"
            dir="auto"
            maxLength={40}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="min-w-0 flex-1"
          />
          <IconButton type="submit" label="Add label" icon={Plus} />
        </form>
      )}
    </>
  );
}
