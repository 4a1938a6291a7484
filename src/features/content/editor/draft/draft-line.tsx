import { useState } from 'react';
import type { ContentStatus, ContentType } from '../../../../../db/enums';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { Permitted } from '../../../../components/permitted';
import { DateTime } from '../../../../components/time';
import { Alert } from '../../../../components/ui/alert';
import { Button } from '../../../../components/ui/button';
import { toast } from '../../../../components/ui/toast/toast';
import { toastFailure } from '../../../../components/ui/toast/toast-failure';
import { useTimeZone } from '../../../../hooks/use-time-zone';
import { formatDate } from '../../../../lib/dates';
import { trpc } from '../../../../lib/trpc';
import type { ItemDraft } from './pending-edits';

const PRESENT = {
  published: 'what is public',
  scheduled: 'what is scheduled',
  draft: 'the item',
  unpublished: 'the item',
} as const satisfies Record<ContentStatus, string>;

interface DraftLineProps {
  type: ContentType;
  id: string;
  status: ContentStatus;
  draft: ItemDraft;
  onCompare: () => void;
  onDiscarded: () => void;
}

/** Says that there is a draft, since when and by whom, and leads back to what is public. */
export function DraftLine(props: DraftLineProps) {
  const { type, id, status, draft, onCompare, onDiscarded } = props;
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const discard = useDiscard(type);
  const present = PRESENT[status];
  const timeZone = useTimeZone();
  const begunOn = formatDate(draft.createdAt, timeZone);
  return (
    <Alert
      tone={draft.isOutdated ? 'warning' : 'info'}
      action={
        <>
          <Button variant="outline" onClick={onCompare}>
            Compare
          </Button>
          <Permitted to="content:write">
            <Button variant="text" onClick={() => setIsAsking(true)}>
              Discard Draft
            </Button>
          </Permitted>
        </>
      }
    >
      <strong className="font-strong">Draft</strong> of <DateTime at={draft.updatedAt} /> by{' '}
      <bdi>{draft.actor.name}</bdi>
      {begunOn !== formatDate(draft.updatedAt, timeZone) && `, begun on ${begunOn}`}.{' '}
      {draft.isOutdated
        ? `It was begun before ${present} was saved last: compare them before you publish it.`
        : `${present.charAt(0).toUpperCase()}${present.slice(1)} stays as it is.`}
      <ConfirmDialog
        title="Discard this draft?"
        isOpen={isAsking}
        confirmLabel="Discard"
        isPending={discard.isPending}
        onConfirm={() =>
          discard.mutate(
            { id, updatedAt: draft.updatedAt },
            {
              onSuccess: () => {
                toast({ title: 'Draft discarded' });
                void utils.drafts.list.invalidate();
                onDiscarded();
              },
              onError: (error) => toastFailure('Error discarding draft', error),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        The form then shows {present}. The versions of the draft stay in the history.
      </ConfirmDialog>
    </Alert>
  );
}

function useDiscard(type: ContentType) {
  const discards = {
    insight: trpc.drafts.discardInsight.useMutation(),
    case_study: trpc.drafts.discardCaseStudy.useMutation(),
    page: trpc.drafts.discardPage.useMutation(),
  };
  return discards[type];
}
