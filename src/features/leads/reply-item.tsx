import { Paperclip } from 'lucide';
import { useEffect, useState } from 'react';
import { LinkedText } from '../../components/linked-text';
import { Permitted } from '../../components/permitted';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { formatSize } from '../../lib/file-size';
import { trpc } from '../../lib/trpc';
import { replyDraft } from './reply-draft';
import type { Reply } from './timeline-rows';

interface ReplyItemProps {
  reply: Reply;
  /** Its text is a draft again. */
  onUndone: () => void;
}

/** A reply by mail: its text, its state, and what can be done about it. */
export function ReplyItem({ reply, onUndone }: ReplyItemProps) {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.leadReplies.invalidate(), utils.leads.invalidate()]);
  const onError = (error: unknown) => toastFailure('Error changing the reply', error);
  const undo = trpc.leadReplies.undo.useMutation({
    onError,
    onSettled: async (undone) => {
      await refresh();
      // Another reply may have been begun meanwhile.
      if (!undone || replyDraft.get(undone.leadId)) return;
      const { leadId, subject, text, attachments } = undone;
      replyDraft.keep(leadId, { subject, message: text, attached: attachments });
      onUndone();
    },
  });
  const retry = trpc.leadReplies.retry.useMutation({
    onError,
    onSuccess: () => toast({ title: 'The reply is tried again' }),
    onSettled: refresh,
  });
  const key = { leadId: reply.leadId, replyId: reply.id };
  return (
    <article className="mt-1.5 grid gap-2 cut-2 border border-line bg-surface px-4 py-3">
      <p className="font-strong wrap-anywhere" dir="auto">
        {reply.subject}
      </p>
      <p className="max-h-60 overflow-y-auto typed-lines" dir="auto">
        <LinkedText text={reply.text} />
      </p>
      {reply.attachments.length > 0 && (
        <ul aria-label="Attachments" className="flex flex-wrap gap-2">
          {reply.attachments.map(({ id, name, size, url }) => (
            <li key={id} className="min-w-0">
              <ButtonAnchor href={url} download={name} variant="outline" className="max-w-full">
                <Icon of={Paperclip} />
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <span className="font-book text-muted">{formatSize(size)}</span>
              </ButtonAnchor>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted" role="status">
          <State reply={reply} />
        </p>
        <Permitted to="leads:write">
          {reply.state === 'queued' && (
            <Button variant="outline" isInactive={undo.isPending} onClick={() => undo.mutate(key)}>
              Undo
            </Button>
          )}
          {reply.state === 'failed' && (
            <Button
              variant="outline"
              isInactive={retry.isPending}
              onClick={() => retry.mutate(key)}
            >
              Try again
            </Button>
          )}
        </Permitted>
      </div>
    </article>
  );
}

function State({ reply: { state, error, sendAt } }: { reply: Reply }) {
  if (state === 'sent') return 'Sent';
  if (state === 'undone') return 'Undone';
  if (state === 'failed') return <span className="text-danger">Not sent. {error}</span>;
  return error ? `Waits for the next try. ${error}` : <Countdown at={sendAt} />;
}

function Countdown({ at }: { at: string }) {
  const seconds = useSecondsUntil(at);
  return seconds > 0 ? `Sends in ${seconds} s` : 'Sending';
}

function useSecondsUntil(at: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 1_000));
}
