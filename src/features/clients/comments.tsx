import { Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { LinkedText } from '../../components/linked-text';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Permitted } from '../../components/permitted';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { TextareaField } from '../../components/ui/field';
import { IconButton } from '../../components/ui/icon-button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { DateTime } from '../../components/time';
import { trpc } from '../../lib/trpc';
import { type Update, useAfterSave } from './use-clients';

/** What clients and staff say under an update. The client reads what is written here. */
export function Comments({ update }: { update: Update }) {
  const { comments } = update;
  const [isWriting, setIsWriting] = useState(false);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const afterSave = useAfterSave();
  const remove = trpc.comments.remove.useMutation({
    onSuccess: () => {
      afterSave.updateParts(update);
      toast({ title: 'Comment deleted' });
    },
    onError: (error) => toastFailure('Error deleting the comment', error),
    onSettled: () => setRemovedId(null),
  });
  return (
    <div className="mt-3 grid gap-2">
      {comments.map(({ id, name, isStaff, text, createdAt, canChange }) => (
        <div key={id} className="bg-sand px-4 py-2.5 text-small">
          <p className="flex flex-wrap items-center gap-x-3">
            <b className="font-strong">
              <bdi>{name}</bdi>
            </b>
            {!isStaff && <Badge tone="accent">Client</Badge>}
            <DateTime at={createdAt} className="text-muted" />
            {canChange && (
              <IconButton
                label={`Delete the comment of ${name}`}
                icon={Trash2}
                onClick={() => setRemovedId(id)}
                className="ms-auto"
              />
            )}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            <LinkedText text={text} />
          </p>
        </div>
      ))}
      <Permitted to="clients:write">
        {isWriting ? (
          <CommentForm update={update} onClose={() => setIsWriting(false)} />
        ) : (
          <Button
            variant="text"
            onClick={() => setIsWriting(true)}
            className="-ms-4 justify-self-start"
          >
            Comment
          </Button>
        )}
      </Permitted>
      <ConfirmDialog
        title="Delete this comment?"
        isOpen={removedId !== null}
        confirmLabel="Delete"
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate({
            projectId: update.projectId,
            updateId: update.id,
            commentId: removedId ?? '',
          })
        }
        onCancel={() => setRemovedId(null)}
      >
        It goes from the pages of the client too.
      </ConfirmDialog>
    </div>
  );
}

function CommentForm({ update, onClose }: { update: Update; onClose: () => void }) {
  const { id: updateId, projectId } = update;
  const id = useId();
  const [text, setText] = useState('');
  const afterSave = useAfterSave();
  const create = trpc.comments.create.useMutation({
    onSuccess: () => {
      afterSave.updateParts(update);
      onClose();
    },
    onError: (error) => toastFailure('Error sending comment', error),
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !create.isPending) create.mutate({ projectId, updateId, text });
      }}
    >
      <TextareaField
        id={id}
        label="Comment"
        help={update.isVisible ? 'The client reads it.' : 'Staff only, as the update.'}
        rows={3}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" isInactive={create.isPending || !text.trim()}>
          Send Comment
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
