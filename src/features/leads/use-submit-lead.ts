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
  const [failure, setFailure] = useState<string>();

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
      const fields = fieldsOf(error);
      const description = failureText(error, copy);
      onRefused(toFieldErrors(fields, copy));
      setFailure(fields.length === 0 ? description : undefined);
      toast({ variant: 'destructive', title: copy.failed.title, description });
    },
  });

  function submit(input: SubmitLeadInput) {
    if (!attempt.begin(JSON.stringify(input))) return;
    setFailure(undefined);
    mutation.mutate(input);
  }

  return {
    submit,
    isSending: mutation.isPending,
    isSent: mutation.isSuccess,
    /** Why the inquiry could not be sent, if it is not for a field. Stays when the toast has gone. */
    failure,
    reset: mutation.reset,
  };
}

function failureText(error: unknown, copy: ContactFormCopy): string {
  const detail = detailOf(error);
  if (detail !== undefined) return serverText(copy, detail);
  return onlineManager.isOnline() ? copy.failed.text : copy.failed.offline;
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
