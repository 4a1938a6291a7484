import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Clipped } from '../../components/row-parts';
import { When } from '../../components/time';
import { Button } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { RetryButton } from '../../components/ui/retry-button';
import { ActionsCell, Cell } from '../../components/ui/table';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { type Outputs, trpc } from '../../lib/trpc';
import { SavedReplyDialog } from './saved-reply-dialog';
import { SectionIntro } from './section-intro';

type SavedReply = Outputs['savedReplies']['list'][number];

const COLUMNS: readonly Column[] = [
  { id: 'title', label: 'Title', className: 'w-[max(10rem,24cqi)] text-start' },
  { id: 'text', label: 'Text', className: 'text-start' },
  { id: 'for', label: 'For', className: 'w-[7rem] text-start' },
  { id: 'updated', label: 'Changed', className: 'w-[8.5rem] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[7.5rem] text-end' },
];

const NONE: SavedReply[] = [];
const idOf = ({ id }: SavedReply) => id;

/** The texts that staff put into their replies. */
export function SavedRepliesTab() {
  const replies = trpc.savedReplies.list.useQuery();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const [removed, setRemoved] = useState<SavedReply | null>(null);
  return (
    <>
      <SectionIntro
        title="Saved Replies"
        aside={
          <Button onClick={() => setEdited('new')}>
            <Icon of={Plus} />
            New Reply
          </Button>
        }
      >
        Texts for answers that come again and again. They fill in the name and the company of
        whoever wrote, and yours.
      </SectionIntro>
      {replies.isLoadingError ? (
        <ErrorState
          title="Unable to Load Saved Replies"
          action={<RetryButton onClick={() => void replies.refetch()} />}
        />
      ) : (
        <VirtualTable
          label="Saved replies"
          columns={COLUMNS}
          items={replies.data ?? NONE}
          keyOf={idOf}
          cardPx={112}
          isLoading={replies.isPending}
          empty={
            <EmptyState title="No saved replies yet">
              Save what you write often, for yourself or for everybody.
            </EmptyState>
          }
          renderRow={(reply) => (
            <ReplyCells reply={reply} onEdit={setEdited} onRemove={setRemoved} />
          )}
        />
      )}
      {edited && (
        <SavedReplyDialog
          stored={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog reply={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface ReplyCellsProps {
  reply: SavedReply;
  onEdit: (reply: SavedReply) => void;
  onRemove: (reply: SavedReply) => void;
}

function ReplyCells({ reply, onEdit, onRemove }: ReplyCellsProps) {
  const { title, text, ownerId, updatedAt } = reply;
  return (
    <>
      <Cell className="font-strong card:col-start-1 card:row-start-1" dir="auto">
        <Clipped text={title} />
      </Cell>
      <Cell className="text-muted card:col-span-2 card:row-start-2" dir="auto">
        <Clipped text={text.replaceAll(/\s+/g, ' ')} />
      </Cell>
      <Cell className="card:col-start-2 card:row-start-1 card:justify-self-end">
        {ownerId === null ? 'Everybody' : <span className="text-muted">Only you</span>}
      </Cell>
      <Cell className="text-muted card:row-start-3">
        <When at={updatedAt} ageClassName="hidden" />
      </Cell>
      <ActionsCell className="card:col-start-2 card:row-start-3 card:-me-2.5">
        <IconButton label={`Edit ${title}`} icon={Pencil} onClick={() => onEdit(reply)} />
        <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => onRemove(reply)} />
      </ActionsCell>
    </>
  );
}

function RemoveDialog({ reply, onClose }: { reply: SavedReply; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.savedReplies.remove.useMutation({
    onSuccess: () => toast({ title: 'Saved reply deleted' }),
    onError: (error) => toastFailure('Error deleting saved reply', error),
    onSettled: async () => {
      await utils.savedReplies.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${reply.title}?`}
      isOpen
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: reply.id })}
      onCancel={onClose}
    >
      {reply.ownerId === null
        ? 'It goes for everybody. Replies that were sent with it stay as they are.'
        : 'Replies that were sent with it stay as they are.'}
    </ConfirmDialog>
  );
}
