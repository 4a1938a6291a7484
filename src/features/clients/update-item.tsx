import { Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Badge } from '../../components/ui/badge';
import { IconButton } from '../../components/ui/icon-button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { DateTime } from '../../components/time';
import { trpc } from '../../lib/trpc';
import { serverHtml } from '../../lib/trusted-html';
import { Attachments } from './attachments';
import { AskState } from './ask-state';
import { Comments } from './comments';
import { NotifiedContacts } from './notified-contacts';
import { EditUpdateDialog } from './update-dialog';
import { type Update, useAfterSave } from './use-clients';

interface UpdateItemProps {
  update: Update;
  /** Whether a link led to it. */
  isLinked: boolean;
}

/** An update in the console, with what it asks, the comments, and what may be done with it. */
export function UpdateItem({ update, isLinked }: UpdateItemProps) {
  const { id, title, author, createdAt, editedAt, isDraft, isVisible, canChange } = update;
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  return (
    <li id={`update-${id}`} className="relative ps-6 pb-7 last:pb-1">
      <span
        aria-hidden
        className="absolute -start-[0.5625rem] top-1.5 size-[0.9375rem] rotate-45 border-3 border-ground bg-accent"
      />
      <article
        ref={isLinked ? scrollTo : undefined}
        tabIndex={-1}
        className="max-w-[46rem] scroll-mt-24 outline-offset-4"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 dir="auto" className="text-base font-strong wrap-anywhere">
            {title}
          </h3>
          <span className="flex items-center gap-3 text-small whitespace-nowrap text-muted tabular-nums">
            <DateTime at={createdAt} />
            {canChange && (
              <span className="flex">
                <IconButton
                  label={`Edit update ${title}`}
                  icon={Pencil}
                  onClick={() => setOpen('edit')}
                />
                <IconButton
                  label={`Delete update ${title}`}
                  icon={Trash2}
                  onClick={() => setOpen('remove')}
                />
              </span>
            )}
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          {author && <bdi>{author}</bdi>}
          {isDraft && <Badge tone="warning">Draft</Badge>}
          {!isVisible && <Badge>Staff only</Badge>}
          {editedAt && <span>edited</span>}
        </p>
        <div
          dir="auto"
          className="prose prose-small mt-1.5"
          dangerouslySetInnerHTML={serverHtml(update.html)}
        />
        <Attachments attachments={update.attachments} />
        <AskState update={update} />
        <NotifiedContacts contacts={update.notified} />
        {!isDraft && <Comments update={update} />}
      </article>
      {open === 'edit' && <EditUpdateDialog update={update} onClose={() => setOpen(null)} />}
      <RemoveUpdate update={update} isOpen={open === 'remove'} onClose={() => setOpen(null)} />
    </li>
  );
}

function scrollTo(article: HTMLElement | null) {
  article?.scrollIntoView({ block: 'start' });
  article?.focus({ preventScroll: true });
}

interface RemoveUpdateProps {
  update: Update;
  isOpen: boolean;
  onClose: () => void;
}

function RemoveUpdate({ update, isOpen, onClose }: RemoveUpdateProps) {
  const afterSave = useAfterSave();
  const remove = trpc.projectUpdates.remove.useMutation({
    onSuccess: () => {
      afterSave.updateParts(update);
      toast({ title: 'Update deleted' });
      onClose();
    },
    onError: (error) => toastFailure('Error deleting update', error),
  });
  const { id: updateId, projectId } = update;
  return (
    <ConfirmDialog
      title="Delete this update?"
      isOpen={isOpen}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ projectId, updateId })}
      onCancel={onClose}
    >
      What it asked, the answer and the comments go with it, for the client too.
    </ConfirmDialog>
  );
}
