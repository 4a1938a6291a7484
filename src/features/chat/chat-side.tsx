import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Permitted } from '../../components/permitted';
import { OnDate } from '../../components/time';
import { Button } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import { Select } from '../../components/ui/select';
import { TextLink } from '../../components/ui/text-link';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useMe } from '../../hooks/use-permissions';
import { type Outputs, trpc } from '../../lib/trpc';
import { ChatMails } from './chat-mails';
import { ConversationActions } from './conversation-actions';
import { LabelEditor } from './label-editor';
import type { Conversation, DeskMessage } from './merge-messages';
import { SideSection } from './side-section';
import { useAssignees } from './use-assignees';
import type { Presence } from './use-presence';
import { Visit } from './visitor-presence';

interface ChatSideProps {
  conversation: Conversation;
  messages: DeskMessage[];
  visitor: Presence['visitor'];
  /** On narrower screens it covers the thread. */
  isOpen: boolean;
  onClose: () => void;
  onUpdate: (changes: {
    assigneeId?: string | null;
    addLabel?: string;
    removeLabel?: string;
  }) => void;
}

/** Who answers a conversation, and what is known about its visitor. */
export function ChatSide(props: ChatSideProps) {
  const { conversation, messages, visitor, isOpen, onClose, onUpdate } = props;
  const { id, assigneeId, labels, page } = conversation;
  const side = trpc.chat.side.useQuery({ id });
  const me = useMe();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) closeButton.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const { assignees, nameOf } = useAssignees();
  const isUnlisted = assigneeId !== null && !assignees.some((one) => one.id === assigneeId);
  const options = assignees.map((one) =>
    one.id === me?.id ? { ...one, name: `${one.name} (me)` } : one,
  );
  return (
    <aside
      aria-label="Visitor"
      className={cx(
        'w-72 max-w-full flex-col overflow-y-auto border-s border-line bg-surface max-nav:w-full rail:static rail:flex',
        isOpen ? 'absolute inset-y-0 end-0 z-10 flex' : 'hidden',
      )}
    >
      <SideSection
        title="Assignee"
        action={
          <span className="rail:hidden">
            <IconButton
              ref={closeButton}
              label="Close the visitor panel"
              icon={X}
              onClick={onClose}
            />
          </span>
        }
      >
        <Permitted to="chat:write">
          <Select
            aria-label="Assignee"
            value={assigneeId ?? ''}
            onChange={({ target }) => onUpdate({ assigneeId: target.value || null })}
          >
            <option value="">Unassigned</option>
            {isUnlisted && <option value={assigneeId}>{nameOf(assigneeId) ?? '…'}</option>}
            {options.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          <LabelEditor labels={labels} onChange={onUpdate} />
        </Permitted>
      </SideSection>
      {visitor ? (
        <Visit visitor={visitor} />
      ) : page ? (
        <SideSection title="Wrote from">
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className="text-small wrap-anywhere max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {page}
          </a>
        </SideSection>
      ) : null}
      {side.error && (
        <p role="alert" className="p-4 text-small text-muted">
          What is known about the visitor could not be loaded.
        </p>
      )}
      {side.data && <ChatMails conversation={conversation} side={side.data} />}
      {side.data && <Known side={side.data} />}
      <ConversationActions
        conversation={conversation}
        messages={messages}
        canMail={side.data?.canMail ?? false}
        leads={side.data?.leads.filter(({ isMadeOfIt }) => isMadeOfIt) ?? []}
      />
      {side.data && (
        <Permitted to="chat:write">
          <BlockButton id={id} isBlocked={side.data.isBlocked} />
        </Permitted>
      )}
    </aside>
  );
}

function Known({ side: { leads, clients, earlier } }: { side: Outputs['chat']['side'] }) {
  const made = leads.filter(({ isMadeOfIt }) => isMadeOfIt);
  const others = leads.filter(({ isMadeOfIt }) => !isMadeOfIt);
  return (
    <>
      {made.length > 0 && (
        <SideSection title="Made of this conversation">
          <ul className="grid min-w-0 grid-cols-1 gap-2.5 text-small wrap-anywhere">
            <KnownLeads leads={made} />
          </ul>
        </SideSection>
      )}
      {others.length + clients.length > 0 && (
        <SideSection title="Same address" note="not verified">
          <ul className="grid min-w-0 grid-cols-1 gap-2.5 text-small wrap-anywhere">
            <KnownLeads leads={others} />
            {clients.map(({ id, name }) => (
              <li key={id}>
                <TextLink to="/admin/clients" search={{ client: id }}>
                  Client: <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </SideSection>
      )}
      {earlier.length > 0 && (
        <SideSection title="Earlier conversations" note={String(earlier.length)}>
          <ul className="grid min-w-0 grid-cols-1 gap-2.5 text-small wrap-anywhere">
            {earlier.map(({ id, preview, createdAt, isSameBrowser }) => (
              <li key={id}>
                <TextLink to="/admin/chat" search={{ conversation: id }}>
                  <span dir="auto" className="line-clamp-1">
                    {preview}
                  </span>
                </TextLink>
                <span className="block text-muted">
                  <OnDate at={createdAt} />
                  {!isSameBrowser && ', same address, not verified'}
                </span>
              </li>
            ))}
          </ul>
        </SideSection>
      )}
    </>
  );
}

/** Undone by the same button. */
function BlockButton({ id, isBlocked }: { id: string; isBlocked: boolean }) {
  const utils = trpc.useUtils();
  const block = trpc.chat.block.useMutation({
    onSuccess: (result) => {
      toast({ title: result.isBlocked ? 'Visitor blocked' : 'Visitor unblocked' });
    },
    onError: (error) => toastFailure('Error updating the visitor', error),
    onSettled: () => utils.chat.side.invalidate(),
  });
  return (
    <div className="grid gap-2 p-4">
      {isBlocked && (
        <p className="text-small text-muted">Messages from this browser are refused.</p>
      )}
      <Button
        variant="outline"
        isInactive={block.isPending}
        onClick={() => block.mutate({ id, isBlocked: !isBlocked })}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
    </div>
  );
}

type KnownLead = Outputs['chat']['side']['leads'][number];

function KnownLeads({ leads }: { leads: KnownLead[] }) {
  return leads.map(({ id, name, status, company, owner }) => (
    <li key={id}>
      <TextLink to="/admin/leads" search={{ lead: id }}>
        Lead: <bdi>{name}</bdi>
      </TextLink>
      <span className="block text-muted">
        {[status, company, owner && `Owner ${owner}`].filter(Boolean).join(', ')}
      </span>
    </li>
  ));
}
