import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { LeadNoteKind } from '../../../db/enums';
import { Button } from '../../components/ui/button';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { MentionChoices } from '../../components/mention-choices';
import { MentionedLine } from '../../components/mentioned-line';
import { useMentionChoices } from '../../hooks/use-mention-choices';
import { mentionedIn, withMention } from '../../lib/mentions';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useTimeZone } from '../../hooks/use-time-zone';
import { fieldsOf } from '../../lib/api-error';
import { HALF_TYPED, halfTypedIn } from '../../lib/half-typed';
import { isSubmitKey } from '../../lib/submit-key';
import { trpc } from '../../lib/trpc';
import { fromLocalTime } from '../../lib/zoned-time';
import type { Lead } from './leads-cache';
import { draftOf, saveDraft } from './note-drafts';
import { useColleagues } from './use-colleagues';

interface Composer {
  kind: LeadNoteKind;
  open: string;
  label: string;
  help: string;
  save: string;
  done: string;
  /** Notes are of now. */
  when?: string;
}

export const NOTE_COMPOSERS: readonly Composer[] = [
  {
    kind: 'note',
    open: 'Add Note',
    label: 'Note',
    help: 'Seen by staff only.',
    save: 'Save Note',
    done: 'Note added',
  },
  {
    kind: 'answer',
    open: 'Log Answer',
    label: 'What they answered',
    help: 'Their answer makes the lead due again, counted from then.',
    save: 'Save Answer',
    done: 'Answer logged',
    when: 'Answered at',
  },
  {
    kind: 'call',
    open: 'Log Call',
    label: 'What was said',
    help: 'A call counts as our answer: nothing is due any more.',
    save: 'Save Call',
    done: 'Call logged',
    when: 'Called at',
  },
];

interface NoteFormProps {
  lead: Lead;
  composer: Composer;
  isFocused: boolean;
  onDone: () => void;
}

/** The form of a note, a call or an answer. */
export function NoteForm({ lead, composer, isFocused, onDone }: NoteFormProps) {
  const { kind, label, help, when } = composer;
  const id = useId();
  const timeZone = useTimeZone();
  const { colleagues } = useColleagues();
  const [text, setText] = useState(() => draftOf(lead.id, kind));
  const form = useRef<HTMLFormElement>(null);
  const [happenedAt, setHappenedAt] = useState('');
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  const changeText = (value: string) => {
    setText(value);
    saveDraft(lead.id, kind, value);
  };
  const { isPending, errors, save } = useAddNote(lead, composer, () => {
    changeText('');
    onDone();
  });
  const submit = () => {
    const [halfTyped] = halfTypedIn(form.current);
    halfTyped?.focus();
    setIsHalfTyped(halfTyped !== undefined);
    if (halfTyped) return;
    save({
      text,
      mentions: mentionedIn(text, colleagues).map((colleague) => colleague.id),
      happenedAt: happenedAt ? fromLocalTime(happenedAt, timeZone) : undefined,
    });
  };
  const mentions = useMentionChoices({
    text,
    // Calls and answers mention nobody.
    colleagues: kind === 'note' ? colleagues : [],
    onChoose: (value) => {
      changeText(value);
      form.current?.querySelector('textarea')?.focus();
    },
  });
  const submitByKey = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) submit();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid scroll-mb-36 gap-4"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextareaField
        id={`${id}-text`}
        label={label}
        help={help}
        error={errors.text}
        dir="auto"
        maxLength={10_000}
        value={text}
        // The form opens by a press of its button.
        ref={isFocused ? focus : undefined}
        onChange={({ target }) => changeText(target.value)}
        {...mentions.boxProps}
        onKeyDown={(event) => {
          if (!mentions.onKeyDown(event)) submitByKey(event);
        }}
      />
      <MentionChoices mentions={mentions} />
      <div className="flex flex-wrap items-end gap-3">
        {kind === 'note' && (
          <SelectField
            id={`${id}-mention`}
            label="Mention"
            value=""
            onChange={({ target }) => changeText(withMention(text, target.value))}
            className="w-52"
          >
            <option value="">A colleague</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id}>{colleague.name}</option>
            ))}
          </SelectField>
        )}
        {kind === 'note' && <MentionedLine text={text} colleagues={colleagues} />}
        {when && (
          <TextField
            id={`${id}-time`}
            type="datetime-local"
            label={`${when} (${timeZone})`}
            help="Empty for now."
            error={isHalfTyped ? HALF_TYPED : errors.happenedAt}
            value={happenedAt}
            onChange={({ target }) => setHappenedAt(target.value)}
            onKeyDown={submitByKey}
          />
        )}
        <Button type="submit" isInactive={isPending} className="ms-auto">
          {composer.save}
        </Button>
      </div>
    </form>
  );
}

function focus(box: HTMLTextAreaElement | null) {
  box?.focus();
  box?.form?.scrollIntoView({ block: 'nearest' });
}

interface Note {
  text: string;
  mentions: string[];
  happenedAt: string | undefined;
}

function useAddNote(lead: Lead, { kind, done }: Composer, onDone: () => void) {
  const utils = trpc.useUtils();
  const add = trpc.leads.addNote.useMutation({
    onSuccess: () => {
      toast({ title: done });
      void utils.leads.timeline.invalidate({ id: lead.id });
      void utils.leads.list.invalidate();
      onDone();
    },
    onError: (error) => toastFailure('Error adding to the timeline', error),
  });
  const fields = fieldsOf(add.error);
  const errorAt = (name: string) => fields.find(({ path }) => path === name)?.message;
  return {
    isPending: add.isPending,
    errors: { text: errorAt('text'), happenedAt: errorAt('happenedAt') },
    save: (note: Note) => {
      if (!add.isPending) add.mutate({ id: lead.id, kind, ...note });
    },
  };
}
