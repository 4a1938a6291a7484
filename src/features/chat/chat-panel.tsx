import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../components/ui/alert';
import { BareButton, Button } from '../../components/ui/button';
import { useLanguage } from '../../hooks/use-language';
import { detailOf, fieldsOf } from '../../lib/api-error';
import { tabText } from '../../lib/tab-text';
import type { Message } from './merge-messages';
import type { ChatCopy } from './chat-copy.types';
import { reasonOf } from './file-copy';
import { KeepButton } from './keep-button';
import { AGENT_NAME, type LogEntry, MessageLog } from './message-log';
import type { PendingMessage } from './outbox';
import { PanelHead } from './panel-head';
import { RatingForm } from './rating-form';
import { useChatLink } from './use-chat-link';
import { useReportVisitor, useStaffTyping } from './use-report-visitor';
import { useOutbox } from './use-outbox';
import { useSeen } from './use-seen';
import { useSendFile } from './use-send-file';
import { useVisitorChat } from './use-visitor-chat';
import { type ChatNotice, VisitorComposer } from './visitor-composer';
import { useUnreadAnswer } from './use-unread-answer';

export interface ChatPanelProps {
  copy: ChatCopy;
  isOpen: boolean;
  onClose: () => void;
  /** Called with whether the visitor has an unread answer. */
  onUnread: (hasUnread: boolean) => void;
}

const OWN_BUBBLE = 'bg-action text-on-action';
/** On a phone and on other small screens the panel covers the screen. */
const PANEL = cx(
  'fixed inset-0 z-20 mx-auto my-0 h-dvh max-h-none w-full max-w-160',
  'flex-col bg-surface text-ui text-text [overflow-anchor:none] open:flex print:hidden [&>[role=log]]:min-h-24',
  'beside:inset-auto beside:end-4 beside:bottom-18 beside:h-[min(38rem,calc(100dvh-6rem))] beside:w-100',
  'beside:overflow-clip beside:cut-2 beside:border beside:border-line-strong',
);
const DRAFT = 'chatDraft';
const EDGE_PX = 8;
const SMALL = '(max-width: 39.99rem), (max-height: 36.99rem)';

/** The visitor's conversation. The panel stays connected while it is closed. */
export function ChatPanel({ copy, isOpen, onClose, onUnread }: ChatPanelProps): ReactNode {
  const language = useLanguage();
  const [visitor, setVisitor] = useState({ visitorName: '', visitorEmail: '' });
  const [text, setText] = useState(() => tabText.get(DRAFT));
  useEffect(() => tabText.set(DRAFT, text), [text]);
  const [notice, setNotice] = useState<ChatNotice>();
  const dialog = useDialog(isOpen, onClose);
  const [isStaffTyping, onTyping] = useStaffTyping();
  const { pending, send, retry, retryAll } = useOutbox((message, error) => {
    // The refused message returns to the message box.
    setText((current) => (current ? `${message}\n${current}` : message));
    setNotice(toNotice(error, copy));
  });
  const { data, error, refetch } = useVisitorChat(onTyping, retryAll);
  const conversation = data?.conversation;
  const reportTyping = useReportVisitor(isOpen ? conversation?.id : undefined, onTyping);
  const messages = data?.messages ?? [];
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const answer = messages.findLast(({ senderType }) => senderType === 'agent');
  const isAnswered = answer !== undefined;
  useUnreadAnswer(messages, isOpen, onUnread);
  useSeen(conversation?.id, messages, isOpen);
  const linkNote = useChatLink();
  const files = useSendFile({
    conversationId: conversation?.status === 'closed' ? undefined : conversation?.id,
    isAgent: false,
    onSent: () => void refetch(),
    onRefused: (reason) => setNotice({ text: reasonOf(reason, copy.files) }),
  });

  return (
    <dialog
      ref={dialog}
      aria-label={copy.title}
      aria-describedby="chat-promise"
      onClose={onClose}
      className={PANEL}
    >
      <PanelHead
        copy={copy}
        answeredAt={conversation?.status === 'active' ? answer?.createdAt : undefined}
        isOpen={isOpen}
        onClose={onClose}
      />
      <MessageLog
        label={copy.conversation}
        language={language}
        ownClass={OWN_BUBBLE}
        entries={[
          ...messages.map((message) => toEntry(message, copy)),
          ...pending
            .filter(({ clientMessageId }) => !stored.has(clientMessageId))
            .map((item) => toPendingEntry(item, copy, () => retry(item.clientMessageId))),
        ]}
        after={
          conversation?.status === 'closed' ? (
            <>
              <Note>{copy.notes.closed}</Note>
              <RatingForm
                key={conversation.id}
                conversationId={conversation.id}
                copy={copy.rating}
              />
              <KeepButton id={conversation.id} copy={copy} />
            </>
          ) : (
            <>
              {!isAnswered && (
                <Note>{messages.length > 0 ? copy.notes.waiting : copy.notes.before}</Note>
              )}
              {data && messages.length === 0 && pending.length === 0 && (
                <ul aria-label={copy.starters.label} className="flex flex-wrap gap-2">
                  {copy.starters.questions.map((question) => (
                    <li key={question}>
                      <Button
                        variant="outline"
                        onClick={() => {
                          setText(question);
                          dialog.current?.querySelector('textarea')?.focus();
                        }}
                      >
                        {question}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              {isStaffTyping && <p className="text-small text-muted">{copy.typing}</p>}
              {isAnswered && conversation && <KeepButton id={conversation.id} copy={copy} />}
            </>
          )
        }
      />
      {linkNote && (
        <Alert tone="info" role="status" className="text-small">
          {copy.link[linkNote]}
        </Alert>
      )}
      {error && !data && (
        <Alert
          action={
            <Button variant="text" onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.unreachable}
        </Alert>
      )}
      <VisitorComposer
        copy={copy}
        text={text}
        onText={(value) => {
          setText(value);
          reportTyping(value);
        }}
        notice={notice}
        files={files}
        takesFiles={conversation?.status === 'active'}
        visitor={visitor}
        onVisitor={setVisitor}
        known={conversation ?? null}
        onSend={(message) => {
          setNotice(undefined);
          setText('');
          reportTyping('');
          send({ ...visitor, message, page: location.pathname });
        }}
      />
    </dialog>
  );
}

/** Why a message was refused. */
function toNotice(error: unknown, { reach, refused }: ChatCopy): ChatNotice {
  if (fieldsOf(error).some(({ path }) => path === 'visitorEmail')) {
    return { text: reach.wrongEmail, isOfEmail: true };
  }
  return { text: refused || (detailOf(error) ?? 'Please try again later.') };
}

function Note({ children }: { children: string }) {
  return <p className="mx-auto my-2 max-w-[18rem] text-center text-small text-muted">{children}</p>;
}

/** Opens the dialog: modal on a small screen, beside the page on larger ones. */
function useDialog(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  // Who goes on in the page with the keyboard sees where.
  const closeAbove = useEffectEvent(() => {
    const { current } = dialog;
    const focused = document.activeElement;
    if (!current || !focused || current.contains(focused)) return;
    if (isBehind(focused.getBoundingClientRect(), current.getBoundingClientRect())) onClose();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // The browser scrolls to what has the focus first.
    const look = () => requestAnimationFrame(() => closeAbove());
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [isOpen]);
  // Browsers close only modal dialogs on Escape. Beside the page, the panel may cover what has the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.open === isOpen) return;
    if (!isOpen) current.close();
    else if (matchMedia(SMALL).matches) current.showModal();
    else current.show();
    // By default the first control gets the focus; visitors want to write.
    if (isOpen) current.querySelector('textarea')?.focus();
  }, [isOpen]);
  // What loads after it opened may move the message box out of a small screen. The browser's own
  // correction (`overflow-anchor`) would follow the messages instead.
  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return undefined;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (current.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    for (const part of current.children) observer.observe(part);
    return () => observer.disconnect();
  }, [isOpen]);
  return dialog;
}

/** Whether it is all covered, but for a few pixels at the edge. */
const isBehind = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - EDGE_PX &&
  inner.right <= outer.right + EDGE_PX &&
  inner.top >= outer.top - EDGE_PX &&
  inner.bottom <= outer.bottom + EDGE_PX;

function toEntry(message: Message, { you, agent, states }: ChatCopy): LogEntry {
  const isOwn = message.senderType !== 'agent';
  return {
    id: message.clientMessageId ?? message.id,
    name: isOwn ? you : nameOf(message, agent),
    text: message.message,
    file: message.file,
    createdAt: message.createdAt,
    isOwn,
    state: isOwn && <State>{states.sent}</State>,
  };
}

/** The server stores the English name for an answer without one. */
const nameOf = ({ senderName }: Message, otherwise: string) =>
  senderName === null || senderName === AGENT_NAME ? otherwise : senderName;

function toPendingEntry(
  item: PendingMessage,
  { you, states }: ChatCopy,
  onRetry: () => void,
): LogEntry {
  return {
    id: item.clientMessageId,
    name: you,
    text: item.message,
    createdAt: item.createdAt,
    isOwn: true,
    state:
      item.state === 'sending' ? (
        <State>{states.sending}</State>
      ) : (
        <span className="mt-1 inline-flex items-center gap-1 text-micro text-danger">
          {states.failed}
          <BareButton
            onClick={onRetry}
            className="-my-2 min-h-11 min-w-11 font-strong underline underline-offset-4"
          >
            {states.retry}
          </BareButton>
        </span>
      ),
  };
}

function State({ children }: { children: string }) {
  return <span className="mt-1 block text-micro text-muted">{children}</span>;
}
