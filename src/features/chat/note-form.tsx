import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button';
import { Select } from '../../components/ui/select';
import { Textarea } from '../../components/ui/textarea';
import { MentionChoices } from '../../components/mention-choices';
import { MentionedLine } from '../../components/mentioned-line';
import { useMentionChoices } from '../../hooks/use-mention-choices';
import { mentionedIn, withMention } from '../../lib/mentions';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { isSubmitKey } from '../../lib/submit-key';
import { trpc } from '../../lib/trpc';
import { draftOf, saveDraft } from './drafts';
import { useAssignees } from './use-assignees';

const noteKey = (conversationId: string) => `${conversationId} note`;

interface NoteFormProps {
  conversationId: string;
  onDone: () => void;
}

/** Writes a note that colleagues alone see. */
export function NoteForm({ conversationId, onDone }: NoteFormProps) {
  const id = useId();
  const utils = trpc.useUtils();
  const box = useRef<HTMLTextAreaElement>(null);
  const { assignees: colleagues } = useAssignees();
  const [text, setText] = useState(() => draftOf(noteKey(conversationId)));
  const changeText = (value: string) => {
    setText(value);
    saveDraft(noteKey(conversationId), value);
  };
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const add = trpc.chat.addNote.useMutation({
    onSuccess: () => {
      toast({ title: 'Note added' });
      changeText('');
      void utils.chat.notes.invalidate();
      onDone();
    },
    onError: (error) => toastFailure('Error adding the note', error),
  });
  const save = () => {
    if (text.trim() === '' || add.isPending) return;
    const mentions = mentionedIn(text, colleagues).map(({ id }) => id);
    add.mutate({ conversationId, text, mentions });
  };
  const changeAndFocus = (value: string) => {
    changeText(value);
    box.current?.focus();
  };
  const mentions = useMentionChoices({ text, colleagues, onChoose: changeAndFocus });
  return (
    <form
      aria-label="Note"
      className="grid gap-3 border-t border-line bg-warning-soft px-5 py-3.5 max-nav:px-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id} className="text-small font-strong">
        Note for colleagues <span className="font-normal text-muted">Not seen by the visitor</span>
      </label>
      <Textarea
        ref={box}
        id={id}
        rows={3}
        dir="auto"
        maxLength={10_000}
        value={text}
        onChange={({ target }) => changeText(target.value)}
        {...mentions.boxProps}
        onKeyDown={(event) => {
          if (mentions.onKeyDown(event)) return;
          if (isSubmitKey(event)) save();
          if (event.key === 'Escape') onDone();
        }}
      />
      <MentionChoices mentions={mentions} />
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Mention"
          value=""
          onChange={({ target }) => changeAndFocus(withMention(text, target.value))}
          className="w-52"
        >
          <option value="">Mention a colleague</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id}>{colleague.name}</option>
          ))}
        </Select>
        <MentionedLine text={text} colleagues={colleagues} />
        <Button variant="text" onClick={onDone} className="ms-auto">
          Cancel
        </Button>
        <Button type="submit" isInactive={text.trim() === '' || add.isPending}>
          Save Note
        </Button>
      </div>
    </form>
  );
}
