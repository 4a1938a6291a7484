import { Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Clipped } from '../../components/row-parts';
import { When } from '../../components/time';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { EmptyNote, ErrorState } from '../../components/ui/empty-state';
import { IconButton } from '../../components/ui/icon-button';
import { RetryButton } from '../../components/ui/retry-button';
import { ActionsCell, Cell } from '../../components/ui/table';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { formatCount } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';

type Mail = Outputs['mail']['failed']['mails'][number];

const COLUMNS: readonly Column[] = [
  { id: 'subject', label: 'Subject', className: 'text-start' },
  { id: 'recipient', label: 'To', className: 'w-[max(10rem,20cqi)] text-start' },
  { id: 'error', label: 'Error', className: 'w-[max(9rem,24cqi)] text-start' },
  { id: 'attempts', label: 'Attempts', className: 'w-[6rem] text-end' },
  { id: 'created', label: 'Written', className: 'w-[8.5rem] text-start' },
  { id: 'actions', label: 'Actions', className: 'w-[11rem] text-end' },
];

const REFRESH_MS = 3_000;
const NO_MAILS: Mail[] = [];
const idOf = ({ id }: Mail) => id;

/** The mails that no attempt delivered. */
export function FailedMailCard() {
  // A mail that is tried again leaves the list, and comes back by itself if it is given up again.
  const failed = trpc.mail.failed.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.waiting ?? 0) > 0 && REFRESH_MS,
  });
  const [removed, setRemoved] = useState<Mail | null>(null);
  const utils = trpc.useUtils();
  const retry = trpc.mail.retry.useMutation({
    onSuccess: () => toast({ title: 'The mail is tried again' }),
    onError: (error) => toastFailure('Error trying the mail again', error),
    onSettled: () => utils.mail.failed.invalidate(),
  });
  const { mails = NO_MAILS, count = 0, waiting = 0 } = failed.data ?? {};
  return (
    <SectionCard title="Mail that was given up">
      <p className="mb-4 max-w-[38em] text-muted">
        A mail that its server refuses, or that three days of attempts did not deliver, stays here
        until somebody decides.
        {count > mails.length && ` The newest ${mails.length} of ${formatCount(count)}.`}
      </p>
      {waiting > 0 && (
        <p role="status" className="mb-4 text-muted">
          {waiting === 1 ? '1 mail is' : `${formatCount(waiting)} mails are`} being tried again.
        </p>
      )}
      {failed.isLoadingError ? (
        <ErrorState
          title="Unable to Load Mail"
          action={<RetryButton onClick={() => void failed.refetch()} />}
        />
      ) : failed.data && mails.length === 0 ? (
        <EmptyNote>Every mail was delivered, or is still being tried.</EmptyNote>
      ) : (
        <VirtualTable
          label="Mail that was given up"
          columns={COLUMNS}
          items={mails}
          keyOf={idOf}
          cardPx={148}
          isLoading={failed.isPending}
          empty={null}
          renderRow={(mail) => (
            <MailCells
              mail={mail}
              onRetry={({ id }) => retry.mutate({ id })}
              onRemove={setRemoved}
            />
          )}
        />
      )}
      {removed && <RemoveMailDialog mail={removed} onClose={() => setRemoved(null)} />}
    </SectionCard>
  );
}

interface MailCellsProps {
  mail: Mail;
  onRetry: (mail: Mail) => void;
  onRemove: (mail: Mail) => void;
}

function MailCells({ mail, onRetry, onRemove }: MailCellsProps) {
  const { recipient, subject, lastError, attempts, createdAt } = mail;
  return (
    <>
      <Cell className="font-strong card:col-span-2">
        <Clipped text={subject} />
      </Cell>
      <Cell className="card:col-span-2">
        <Clipped text={recipient} />
      </Cell>
      <Cell className="text-muted card:col-span-2">
        <Clipped text={lastError ?? ''} />
      </Cell>
      <Cell className="text-end text-muted tabular-nums card:row-start-4 card:text-start">
        {attempts}
        <span className="wide:hidden">
          {' attempts, '}
          <When at={createdAt} ageClassName="hidden" />
        </span>
      </Cell>
      <Cell className="text-muted card:hidden">
        <When at={createdAt} ageClassName="hidden" />
      </Cell>
      <ActionsCell className="card:col-start-2 card:row-start-4 card:-me-2.5">
        <Button variant="text" className="whitespace-nowrap" onClick={() => onRetry(mail)}>
          Try again<span className="sr-only">: {subject}</span>
        </Button>
        <IconButton label={`Remove ${subject}`} icon={Trash2} onClick={() => onRemove(mail)} />
      </ActionsCell>
    </>
  );
}

function RemoveMailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.mail.remove.useMutation({
    onSuccess: () => toast({ title: 'Mail removed' }),
    onError: (error) => toastFailure('Error removing mail', error),
    onSettled: async () => {
      await utils.mail.failed.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Remove this mail?"
      isOpen
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: mail.id })}
      onCancel={onClose}
    >
      {mail.recipient} does not get “{mail.subject}” from here. What it tells of stays where it is,
      and a reply can still be tried again in its lead.
    </ConfirmDialog>
  );
}
