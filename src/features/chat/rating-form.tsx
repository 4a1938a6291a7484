import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/ui/button';
import { Textarea } from '../../components/ui/textarea';
import { trpc } from '../../lib/trpc';
import type { ChatCopy } from './chat-copy.types';

interface RatingFormProps {
  conversationId: string;
  copy: ChatCopy['rating'];
}

/** After the end of a conversation. The press is stored at once, a comment after it. */
export function RatingForm({ conversationId: id, copy }: RatingFormProps) {
  const [isGood, setIsGood] = useState<boolean>();
  const [comment, setComment] = useState('');
  const [hasCommented, setHasCommented] = useState(false);
  const rate = trpc.chat.rate.useMutation();
  const choose = (value: boolean) => {
    setIsGood(value);
    rate.mutate({ id, isGood: value, comment });
  };
  if (hasCommented) {
    return (
      <p role="status" className="text-center text-small text-muted">
        {copy.thanks}
      </p>
    );
  }
  return (
    <form
      className="mx-auto grid w-full max-w-[18rem] gap-2.5 text-center"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (isGood === undefined) return;
        rate.mutate({ id, isGood, comment }, { onSuccess: () => setHasCommented(true) });
      }}
    >
      <p className="text-small font-strong">{copy.question}</p>
      <div className="flex justify-center gap-3">
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            variant={isGood === value ? 'primary' : 'outline'}
            aria-pressed={isGood === value}
            onClick={() => choose(value)}
          >
            {value ? copy.good : copy.bad}
          </Button>
        ))}
      </div>
      {rate.error && (
        <p role="alert" className="text-small text-danger">
          {copy.failed}
        </p>
      )}
      {isGood !== undefined && (
        <>
          <Textarea
            aria-label={copy.comment}
            placeholder={copy.comment}
            rows={2}
            isMessage
            maxLength={1_000}
            dir="auto"
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" variant="outline" isInactive={rate.isPending}>
            {copy.send}
          </Button>
        </>
      )}
    </form>
  );
}
