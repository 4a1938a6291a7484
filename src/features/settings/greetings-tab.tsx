import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Clipped } from '../../components/row-parts';
import { Badge } from '../../components/ui/badge';
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
import { GreetingDialog } from './greeting-dialog';
import { SectionIntro } from './section-intro';

type Greeting = Outputs['greetings']['list'][number];

const COLUMNS: readonly Column[] = [
  { id: 'page', label: 'Page', className: 'w-[max(10rem,24cqi)] text-start' },
  { id: 'text', label: 'Text', className: 'text-start' },
  { id: 'after', label: 'After', className: 'w-[7rem] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[7.5rem] text-end' },
];

const NONE: Greeting[] = [];
const idOf = ({ id }: Greeting) => id;

/** What the chat button says by itself, by page. */
export function GreetingsTab() {
  const greetings = trpc.greetings.list.useQuery();
  const [edited, setEdited] = useState<Greeting | 'new' | null>(null);
  const [removed, setRemoved] = useState<Greeting | null>(null);
  return (
    <>
      <SectionIntro
        title="Chat Greetings"
        aside={
          <Button onClick={() => setEdited('new')}>
            <Icon of={Plus} />
            New Greeting
          </Button>
        }
      >
        What the chat button says by itself after some time on a page, once in each browser tab.
        Without any, it says nothing.
      </SectionIntro>
      {greetings.isLoadingError ? (
        <ErrorState
          title="Unable to Load Greetings"
          action={<RetryButton onClick={() => void greetings.refetch()} />}
        />
      ) : (
        <VirtualTable
          label="Greetings"
          columns={COLUMNS}
          items={greetings.data ?? NONE}
          keyOf={idOf}
          cardPx={112}
          isLoading={greetings.isPending}
          empty={
            <EmptyState title="No greetings">The chat button waits until it is pressed.</EmptyState>
          }
          renderRow={(greeting) => (
            <GreetingCells greeting={greeting} onEdit={setEdited} onRemove={setRemoved} />
          )}
        />
      )}
      {edited && (
        <GreetingDialog stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && <RemoveDialog greeting={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface GreetingCellsProps {
  greeting: Greeting;
  onEdit: (greeting: Greeting) => void;
  onRemove: (greeting: Greeting) => void;
}

function GreetingCells({ greeting, onEdit, onRemove }: GreetingCellsProps) {
  const { path, text, seconds, hasPage } = greeting;
  return (
    <>
      <Cell className="font-strong card:col-span-2 card:row-start-1">
        <span className="flex min-w-0 items-center gap-2">
          <Clipped text={path} />
          {!hasPage && <Badge tone="warning">No such page</Badge>}
        </span>
      </Cell>
      <Cell className="text-muted card:col-span-2 card:row-start-2" dir="auto">
        <Clipped text={text} />
      </Cell>
      <Cell className="text-muted card:row-start-3">{seconds} s</Cell>
      <ActionsCell className="card:col-start-2 card:row-start-3 card:-me-2.5">
        <IconButton label={`Edit ${path}`} icon={Pencil} onClick={() => onEdit(greeting)} />
        <IconButton label={`Delete ${path}`} icon={Trash2} onClick={() => onRemove(greeting)} />
      </ActionsCell>
    </>
  );
}

function RemoveDialog({ greeting, onClose }: { greeting: Greeting; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.greetings.remove.useMutation({
    onSuccess: () => toast({ title: 'Greeting deleted' }),
    onError: (error) => toastFailure('Error deleting greeting', error),
    onSettled: async () => {
      await utils.greetings.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete the greeting of ${greeting.path}?`}
      isOpen
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: greeting.id })}
      onCancel={onClose}
    >
      The page says nothing by itself any more.
    </ConfirmDialog>
  );
}
