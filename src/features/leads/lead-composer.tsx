import { useRef, useState } from 'react';
import type { LeadNoteKind } from '../../../db/enums';
import { Button } from '../../components/ui/button';
import type { Lead } from './leads-cache';
import { draftOf } from './note-drafts';
import { NOTE_COMPOSERS, NoteForm } from './note-form';
import { ReplyComposer } from './reply-composer';
import { replyDraft } from './reply-draft';
import { ReplyOutside } from './reply-outside';
import { useReplies } from './use-replies';

/** What can be added to the timeline: a reply by mail, a note, an answer or a call. */
export function LeadComposer({ lead }: { lead: Lead }) {
  const replies = useReplies(lead.id);
  const [drafted] = useState(() => draftedKind(lead.id));
  const [open, setOpen] = useState<LeadNoteKind | 'reply' | undefined>(drafted);
  const composer = NOTE_COMPOSERS.find(({ kind }) => kind === open);
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    // The form takes the focus with it.
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(undefined);
  };
  const toggle = (kind: LeadNoteKind | 'reply') => setOpen(kind === open ? undefined : kind);
  const canSend = replies.data?.canSend;
  return (
    <section aria-label="Write" className="border-t border-line pt-4 print:hidden">
      <div ref={buttons} className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {canSend === false ? (
          <ReplyOutside lead={lead} />
        ) : (
          <Button
            isInactive={!canSend}
            aria-expanded={open === 'reply'}
            onClick={() => toggle('reply')}
          >
            Reply
          </Button>
        )}
        {NOTE_COMPOSERS.map(({ kind, open: label }) => (
          <Button
            key={kind}
            variant="outline"
            aria-expanded={kind === open}
            onClick={() => toggle(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open === 'reply' && canSend && <ReplyComposer lead={lead} onClose={close} />}
      {composer && (
        <NoteForm
          key={composer.kind}
          lead={lead}
          composer={composer}
          isFocused={composer.kind !== drafted}
          onDone={close}
        />
      )}
    </section>
  );
}

function draftedKind(leadId: string): LeadNoteKind | 'reply' | undefined {
  if (replyDraft.get(leadId)) return 'reply';
  return NOTE_COMPOSERS.find(({ kind }) => draftOf(leadId, kind))?.kind;
}
