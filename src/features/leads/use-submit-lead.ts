import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '../../../server/errors';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { toast } from '../../components/ui/toast/toast';
import { detailOf, fieldsOf } from '../../lib/api-error';
import { randomId } from '../../lib/random-id';
import { track } from '../../lib/track';
import { type ContactFormCopy, serverText } from './contact-form.copy';
import { type CallContext, trpc } from '../../lib/trpc';

export type FieldErrors = Partial<Record<string, string>>;

/** Sends an inquiry, and shows the outcome as a toast. */
export function useSubmitLead(copy: ContactFormCopy, onRefused: (errors: FieldErrors) => void) {
  const utils = trpc.useUtils();
  const [attempt] = useState(() => new Attempt());

  const mutation = trpc.leads.create.useMutation({
    trpc: { context: attempt.context },
    onSuccess: (_stored, input) => {
      attempt.succeed();
      track('form:contactSubmit', { interest: input.interest ?? null });
      void utils.leads.list.invalidate();
      toast({
        title: copy.sent.title,
        description: copy.sent.text,
      });
    },
    onSettled: () => attempt.end(),
    onError: (error) => {
      const detail = detailOf(error);
      const { title, text, offline } = copy.failed;
      const advice = onlineManager.isOnline() ? text : offline;
      onRefused(toFieldErrors(fieldsOf(error), copy));
      toast({
        variant: 'destructive',
        title,
        description: detail === undefined ? advice : serverText(copy, detail),
      });
    },
  });

  function submit(input: SubmitLeadInput) {
    if (attempt.begin(JSON.stringify(input))) mutation.mutate(input);
  }

  return {
    submit,
    isSending: mutation.isPending,
    isSent: mutation.isSuccess,
    reset: mutation.reset,
  };
}

/** The first message of each field that the server has refused. */
export function toFieldErrors(errors: FieldError[], copy: ContactFormCopy): FieldErrors {
  const shown = errors.map(({ path, message }) => [path, serverText(copy, message)]);
  return Object.fromEntries(shown.toReversed()) as FieldErrors;
}

/** The idempotency key of an inquiry: a retry with the same values has the same key, so it is stored once. */
class Attempt {
  readonly context: CallContext & Record<string, unknown> = {};
  private values = '';
  private isPending = false;

  /** False if a request is pending: the second of two quick clicks comes before a render. */
  begin(values: string): boolean {
    if (this.isPending) return false;
    this.isPending = true;
    if (values !== this.values) this.context.idempotencyKey = randomId();
    this.values = values;
    return true;
  }

  succeed() {
    this.values = '';
  }

  end() {
    this.isPending = false;
  }
}
