import { useState } from 'react';
import type { FieldError } from '../../../server/errors';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { toast } from '../../components/toast/toast';
import { detailOf, fieldsOf } from '../../lib/api-error';
import { randomId } from '../../lib/random-id';
import { track } from '../../lib/track';
import { type CallContext, trpc } from '../../lib/trpc';

export type FieldErrors = Partial<Record<string, string>>;

/** Sends an inquiry, and says what became of it. */
export function useSubmitLead(onRefused: (errors: FieldErrors) => void) {
  const utils = trpc.useUtils();
  const [attempt] = useState(() => new Attempt());

  const mutation = trpc.leads.create.useMutation({
    trpc: { context: attempt.context },
    onSuccess: (_stored, input) => {
      attempt.end();
      track('form:contactSubmit', { interest: input.interest ?? null });
      void utils.leads.list.invalidate();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      });
    },
    onError: (error) => {
      onRefused(toFieldErrors(fieldsOf(error)));
      toast({
        variant: 'destructive',
        title: 'Error sending message',
        description: detailOf(error) ?? 'Please try again later.',
      });
    },
  });

  function submit(input: SubmitLeadInput) {
    attempt.begin(JSON.stringify(input));
    mutation.mutate(input);
  }

  return {
    submit,
    isSending: mutation.isPending,
    isSent: mutation.isSuccess,
    reset: mutation.reset,
  };
}

/** The first message of each field. */
export function toFieldErrors(errors: FieldError[]): FieldErrors {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}

/** The same words sent again after a lost answer are the same inquiry; other words are a new one. */
class Attempt {
  readonly context: CallContext & Record<string, unknown> = {};
  private words = '';

  begin(words: string) {
    if (words !== this.words) this.context.idempotencyKey = randomId();
    this.words = words;
  }

  end() {
    this.words = '';
  }
}
