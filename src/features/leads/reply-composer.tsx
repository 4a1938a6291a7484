import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  type ReplyForm,
  replyFormSchema,
} from '../../../server/features/lead-replies/lead-replies.schema';
import {
  fillPlaceholders,
  unfilledPlaceholder,
} from '../../../server/features/saved-replies/saved-replies.schema';
import { INQUIRY_SUBJECTS } from '../../config/inquiry-subjects';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useMe } from '../../hooks/use-permissions';
import { useTimeZone } from '../../hooks/use-time-zone';
import { fieldProps } from '../../lib/field-props';
import { isSubmitKey } from '../../lib/submit-key';
import { trpc } from '../../lib/trpc';
import type { Lead } from './leads-cache';
import { quoteInquiry } from './quote-inquiry';
import { ReplyAttachments } from './reply-attachments';
import { replyDraft } from './reply-draft';
import { useAttachments } from './use-attachments';

interface ReplyComposerProps {
  lead: Lead;
  onClose: () => void;
}

/** Writes a reply to a lead, which the server sends ten seconds later. */
export function ReplyComposer({ lead, onClose }: ReplyComposerProps) {
  const utils = trpc.useUtils();
  const me = useMe();
  const saved = trpc.savedReplies.list.useQuery();
  // The version that the writer saw: the server refuses a reply to a lead that has changed since.
  const [startedFrom, setStartedFrom] = useState(lead.updatedAt);
  const [draft] = useState(() => replyDraft.get(lead.id));
  const attachments = useAttachments(draft?.attached);
  const form = useForm<ReplyForm>({
    resolver: zodResolver(replyFormSchema),
    defaultValues: {
      subject: draft?.subject ?? INQUIRY_SUBJECTS[lead.language],
      message: draft?.message ?? '',
    },
  });
  const send = trpc.leadReplies.create.useMutation({
    onSuccess: () => {
      replyDraft.clear(lead.id);
      onClose();
    },
    onError: (error) => toastFailure('Reply not sent', error),
    onSettled: () => Promise.all([utils.leadReplies.invalidate(), utils.leads.invalidate()]),
  });
  const { attached } = attachments;
  const keep = useEffectEvent((values: ReplyForm) =>
    replyDraft.keep(lead.id, { ...values, attached }),
  );
  useEffect(() => {
    const callback = ({ values }: { values: ReplyForm }) => keep(values);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form]);
  const isAttached = attached.length > 0 || draft?.attached !== undefined;
  const attachedIds = attached.map(({ id }) => id).join();
  useEffect(() => {
    if (isAttached) keep(form.getValues());
  }, [isAttached, attachedIds, form]);

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.setFocus('message');
    element.current?.scrollIntoView({ block: 'end' });
  }, [form]);

  const timeZone = useTimeZone();
  const message = useWatch({ control: form.control, name: 'message' });
  const quotation = quoteInquiry(lead, timeZone);
  function changeMessage(text: string, caret: number) {
    form.setValue('message', text, { shouldValidate: true });
    const box = element.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(caret, caret);
  }
  function quote() {
    // People answer above what they quote.
    changeMessage(`${message.trimEnd()}\n\n${quotation}`, message.trimEnd().length);
  }

  const isEmpty = message.trim() === '' && attached.length === 0;
  const [isDiscarding, setIsDiscarding] = useState(false);
  function discard() {
    attachments.removeAll();
    replyDraft.clear(lead.id);
    onClose();
  }

  function insert(id: string) {
    const chosen = saved.data?.find((reply) => reply.id === id);
    if (!chosen) return;
    const values = { name: lead.name, company: lead.company, me: me?.name ?? null };
    const caret = element.current?.querySelector('textarea')?.selectionStart ?? message.length;
    const before = [message.slice(0, caret).trim(), fillPlaceholders(chosen.text, values)]
      .filter((part) => part !== '')
      .join('\n\n');
    const after = message.slice(caret).trim();
    changeMessage(after ? `${before}\n\n${after}` : before, before.length);
  }

  const missing = unfilledPlaceholder(message);
  const canSend = !send.isPending && missing === undefined && !attachments.isBusy;
  const sendByKey = (event: KeyboardEvent) => {
    if (isSubmitKey(event) && canSend) element.current?.requestSubmit();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label="Reply"
      {...attachments.drop.handlers}
      className="relative grid scroll-mb-28 gap-5"
      onSubmit={(event) => {
        void form.handleSubmit((values) =>
          send.mutate({
            leadId: lead.id,
            updatedAt: startedFrom,
            ...values,
            attachmentIds: attached.map(({ id }) => id),
          }),
        )(event);
      }}
    >
      {saved.data && saved.data.length > 0 && (
        <SelectField
          id="saved-reply"
          label="Saved reply"
          value=""
          onChange={(event) => insert(event.target.value)}
        >
          <option value="">Choose…</option>
          {saved.data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <p className="wrap-anywhere">
        <span className="text-muted">To</span> <bdi>{lead.name}</bdi>, <bdi>{lead.email}</bdi>
      </p>
      <TextField
        label="Subject"
        dir="auto"
        onKeyDown={sendByKey}
        {...fieldProps(form, 'subject')}
      />
      <TextareaField
        label="Message"
        rows={8}
        dir="auto"
        onKeyDown={sendByKey}
        help={missing && `Fill in ${missing} before you send.`}
        {...fieldProps(form, 'message')}
      />
      <Button
        variant="text"
        isInactive={message.includes(quotation)}
        onClick={quote}
        className="-ms-4 -mt-3 justify-self-start"
      >
        Quote the Inquiry
      </Button>
      <ReplyAttachments attachments={attachments} />
      {lead.updatedAt !== startedFrom && (
        <Alert
          tone="warning"
          action={
            <Button variant="outline" onClick={() => setStartedFrom(lead.updatedAt)}>
              Reply all the same
            </Button>
          }
        >
          Somebody has changed or answered this lead since you began to write.
        </Alert>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={() => (isEmpty ? discard() : setIsDiscarding(true))}>
          Discard
        </Button>
        <Button type="submit" isInactive={!canSend}>
          Send
        </Button>
      </div>
      <ConfirmDialog
        title="Discard this reply?"
        isOpen={isDiscarding}
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={discard}
        onCancel={() => setIsDiscarding(false)}
      >
        Its text and its files will be gone.
      </ConfirmDialog>
    </form>
  );
}
