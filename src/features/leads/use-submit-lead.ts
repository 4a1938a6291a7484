import { useState } from 'react';
import type { FieldError } from '../../../server/errors';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { toast } from '../../components/ui/toast/toast';
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
      attempt.succeed();
      track('form:contactSubmit', { interest: input.interest ?? null });
      void utils.leads.list.invalidate();
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      });
    },
    onSettled: () => attempt.end(),
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
    if (attempt.begin(JSON.stringify(input))) mutation.mutate(input);
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
  private isUnderWay = false;

  /** False while there is one already: of two clicks in a row, the second comes before any render. */
  begin(words: string): boolean {
    if (this.isUnderWay) return false;
    this.isUnderWay = true;
    if (words !== this.words) this.context.idempotencyKey = randomId();
    this.words = words;
    return true;
  }

  succeed() {
    this.words = '';
  }

  end() {
    this.isUnderWay = false;
  }
}
