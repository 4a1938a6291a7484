import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Permitted } from '../../components/permitted';
import { DateTime } from '../../components/time';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Lead } from './leads-cache';
import { ReplyComposer } from './reply-composer';
import { replyDraft } from './reply-draft';

type Reply = Outputs['leadReplies']['list']['replies'][number];

const REFRESH_MS = 2_000;

/** The replies to a lead with their states, and the composer of the next one. */
export function LeadReplies({ lead }: { lead: Lead }) {
  const { data } = trpc.leadReplies.list.useQuery(
    { leadId: lead.id },
    {
      // What waits changes by itself.
      refetchInterval: ({ state }) =>
        state.data?.replies.some((reply) => reply.state === 'queued') && REFRESH_MS,
    },
  );
  const [isWriting, setIsWriting] = useState(() => replyDraft.get(lead.id) !== null);
  if (!data) return null;
  return (
    <section aria-label="Replies" className="mt-5 grid gap-4 border-t border-line pt-5">
      {data.replies.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} />
      ))}
      <Permitted to="leads:write">
        {!data.canSend ? (
          <ReplyOutside lead={lead} />
        ) : isWriting ? (
          <ReplyComposer lead={lead} onClose={() => setIsWriting(false)} />
        ) : (
          <Button className="justify-self-end" onClick={() => setIsWriting(true)}>
            Reply
          </Button>
        )}
      </Permitted>
    </section>
  );
}

function ReplyRow({ reply }: { reply: Reply }) {
  const utils = trpc.useUtils();
  const options = {
    onError: (error: unknown) => toastFailure('Error changing the reply', error),
    onSettled: () => Promise.all([utils.leadReplies.invalidate(), utils.leads.invalidate()]),
  };
  const undo = trpc.leadReplies.undo.useMutation(options);
  const retry = trpc.leadReplies.retry.useMutation(options);
  const key = { leadId: reply.leadId, replyId: reply.id };
  return (
    <article className="grid gap-1">
      <p className="font-strong" dir="auto">
        {reply.subject}
      </p>
      <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap" dir="auto">
        {reply.text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted" role="status">
          {reply.author}, <DateTime at={reply.createdAt} />: <State reply={reply} />
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
  const seconds = useSecondsUntil(sendAt);
  if (state === 'sent') return 'Sent';
  if (state === 'undone') return 'Undone';
  if (state === 'failed') return <span className="text-danger">Not sent. {error}</span>;
  if (error) return `Waits for the next try. ${error}`;
  return seconds > 0 ? `Sends in ${seconds} s` : 'Sending';
}

function useSecondsUntil(at: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}

/** Without a mail server the reply is written in the mail program. */
function ReplyOutside({ lead }: { lead: Lead }) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const update = trpc.leads.update.useMutation({
    onSuccess: () => toast({ title: 'Lead answered' }),
    onError: (error) => toastFailure('Error updating lead', error),
    onSettled: async () => {
      await utils.leads.invalidate();
      setIsAsking(false);
    },
  });
  return (
    <>
      <ButtonAnchor
        className="justify-self-end"
        href={`mailto:${lead.email}`}
        onClick={() => setIsAsking(lead.status === 'new')}
      >
        Reply
      </ButtonAnchor>
      <ConfirmDialog
        title="Have you sent the reply?"
        isOpen={isAsking}
        confirmLabel="Sent"
        cancelLabel="Not sent"
        isPending={update.isPending}
        onConfirm={() => update.mutate({ id: lead.id, status: 'answered' })}
        onCancel={() => setIsAsking(false)}
      >
        Then the lead is answered, and not due any more.
      </ConfirmDialog>
    </>
  );
}
