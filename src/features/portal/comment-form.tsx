import { useId } from 'react';
import { Button } from '../../components/ui/button';
import { fill } from '../../lib/fill';
import { DraftTextarea } from './draft-textarea';
import { portalCopy } from './portal.copy';
import { hasArrived, Said } from './portal-frame';

interface CommentFormProps {
  updateId: string;
  author: string | null;
  base: string;
  /** What happened with the last comment, if it was sent from here. */
  said: string | undefined;
}

/** Opens again with the message, if a comment was refused. */
export function CommentForm({ updateId, author, base, said }: CommentFormProps) {
  const { updates: copy } = portalCopy.useCopy();
  const id = useId();
  return (
    <div id={`comment-${updateId}`} className="mt-2 max-w-[36rem] scroll-mt-40 print:hidden">
      {hasArrived(said) && <Said said={said} />}
      <details open={!hasArrived(said)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-strong text-action underline-offset-4 hover:underline">
          {fill(copy.answerTo, { name: author ?? copy.firm })}
        </summary>
        <form
          method="post"
          action={`${base}/client/updates/${updateId}/comments`}
          className="grid justify-items-start gap-2.5"
        >
          <label htmlFor={id} className="text-ui font-strong">
            {copy.comment}
          </label>
          <DraftTextarea
            about={`comment ${updateId}`}
            id={id}
            refused={hasArrived(said) ? undefined : said}
          />
          <Button type="submit" variant="outline">
            {copy.send}
          </Button>
        </form>
      </details>
    </div>
  );
}
