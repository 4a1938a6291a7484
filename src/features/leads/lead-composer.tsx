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

type Kind = LeadNoteKind | 'reply';

/** What can be added to the timeline: a reply by mail, a note, an answer or a call. */
export function LeadComposer({ lead }: { lead: Lead }) {
  const replies = useReplies(lead.id);
  const [drafted] = useState(() => draftedKind(lead.id));
  const [open, setOpen] = useState<Kind | undefined>(drafted);
  const composer = NOTE_COMPOSERS.find(({ kind }) => kind === open);
  const buttons = useRef<HTMLDivElement>(null);
  const toggle = (kind: Kind) => setOpen(kind === open ? undefined : kind);
  // Another form that was opened while this one was saved stays.
  const close = (kind: Kind) => {
    // The form takes the focus with it.
    const button = `[aria-expanded=true][data-kind=${kind}]`;
    buttons.current?.querySelector<HTMLElement>(button)?.focus();
    setOpen((current) => (current === kind ? undefined : current));
  };
  const canSend = replies.data?.canSend;
  return (
    <section aria-label="Write" className="border-t border-line pt-4 print:hidden">
      <div ref={buttons} className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {canSend === false ? (
          <ReplyOutside lead={lead} />
        ) : (
          <Button
            isInactive={!canSend}
            data-kind="reply"
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
            data-kind={kind}
            aria-expanded={kind === open}
            onClick={() => toggle(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open === 'reply' && canSend && <ReplyComposer lead={lead} onClose={() => close('reply')} />}
      {composer && (
        <NoteForm
          key={composer.kind}
          lead={lead}
          composer={composer}
          isFocused={composer.kind !== drafted}
          onDone={() => close(composer.kind)}
        />
      )}
    </section>
  );
}

function draftedKind(leadId: string): Kind | undefined {
  if (replyDraft.get(leadId)) return 'reply';
  return NOTE_COMPOSERS.find(({ kind }) => draftOf(leadId, kind))?.kind;
}
