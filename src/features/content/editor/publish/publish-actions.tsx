import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ContentType } from '../../../../../db/enums';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import type { RecordAction } from '../../../../components/record-dialog';
import { Button } from '../../../../components/ui/button';
import { pathIn } from '../../../../config/languages';
import { usePermissions } from '../../../../hooks/use-permissions';
import { draftAction, isPublishedOrScheduled, newDraftAction, type SaveItem } from './main-action';
import { CONTENT_DETAILS, type Publication, type PublicationChange } from './publication';
import { ScheduleDialog } from './schedule-dialog';
import { ZonedTime } from './state-line';

interface PublishActionsProps<Values> {
  type: ContentType;
  /** Null for a new item. */
  item: Publication | null;
  save: SaveItem<Values>;
  saveDraft: RecordAction<Values>['save'];
  /** Whether a draft is open beside the item. */
  hasDraft: boolean;
  run: (action: RecordAction<Values>) => void;
}

type OpenDialog = 'schedule' | 'unpublish' | null;

/** What the foot of an editing dialog has besides `Save`: the effect of each button, and the buttons. */
export function PublishActions<Values>(props: PublishActionsProps<Values>) {
  const { type, item, save, saveDraft, hasDraft, run } = props;
  const { label, prefix, defaultStatus } = CONTENT_DETAILS[type];
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { control } = useFormContext<Pick<Publication, 'slug' | 'language'>>();
  const [slug, language] = useWatch({ control, name: ['slug', 'language'] });
  const { errors } = useFormState({ control, name: 'slug' });
  const address = pathIn(language, `${prefix}${(!errors.slug && slug) || '…'}`);
  const status = item?.status ?? (defaultStatus === 'published' ? 'new' : 'draft');
  const canPublish = usePermissions()('content:publish');
  const effect = (
    <Effect
      status={status}
      item={item}
      address={address}
      hasDraft={hasDraft}
      canPublish={canPublish}
    />
  );
  if (!canPublish) return isPublishedOrScheduled(item) ? effect : null;

  const act = (change: PublicationChange, done: string, doing: string) => {
    setOpenDialog(null);
    run({
      save: (values, isForced) => save(values, isForced, change),
      texts: {
        success: `${label} ${done} successfully`,
        failure: `Error ${doing} ${label.toLowerCase()}`,
      },
    });
  };
  const publish = () => act({ status: 'published' }, 'published', 'publishing');
  const isPublished = status === 'published';
  return (
    <>
      {effect}
      {isPublished ? (
        <Button variant="outline" onClick={() => setOpenDialog('unpublish')}>
          Unpublish
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setOpenDialog('schedule')}>
          Schedule
        </Button>
      )}
      {!isPublished && status !== 'new' && (
        <Button variant="outline" onClick={publish}>
          Publish
        </Button>
      )}
      {(isPublishedOrScheduled(item) || status === 'new') && (
        <Button
          variant="outline"
          onClick={() => run(item ? draftAction(saveDraft) : newDraftAction(save))}
        >
          Save Draft
        </Button>
      )}
      {openDialog === 'schedule' && (
        <ScheduleDialog
          address={address}
          scheduledAt={status === 'scheduled' ? (item?.publishedAt ?? null) : null}
          onSchedule={(publishedAt) =>
            act({ status: 'scheduled', publishedAt }, 'scheduled', 'scheduling')
          }
          onPublish={publish}
          onCancelSchedule={() => act({ status: 'draft' }, 'taken back', 'taking back')}
          onClose={() => setOpenDialog(null)}
        />
      )}
      <ConfirmDialog
        title={`Unpublish this ${label.toLowerCase()}?`}
        isOpen={openDialog === 'unpublish'}
        confirmLabel="Unpublish"
        onConfirm={() => act({ status: 'unpublished' }, 'unpublished', 'unpublishing')}
        onCancel={() => setOpenDialog(null)}
      >
        {item && `${pathIn(item.language, `${prefix}${item.slug}`)} will answer 404. `}
        It can be published again.
      </ConfirmDialog>
    </>
  );
}

interface EffectProps {
  status: Publication['status'] | 'new';
  item: Publication | null;
  address: string;
  hasDraft: boolean;
  canPublish: boolean;
}

function Effect(props: EffectProps) {
  return (
    <p className="me-auto max-w-[34em] grow basis-56 self-center text-small wrap-anywhere text-muted max-sm:order-first max-sm:basis-full">
      <EffectText {...props} />
    </p>
  );
}

/** What the buttons do to the address. */
function EffectText({ status, item, address, hasDraft, canPublish }: EffectProps) {
  const time = item?.publishedAt && <ZonedTime at={item.publishedAt} />;
  if (!canPublish) return 'Somebody who may publish it takes your draft over.';
  switch (status) {
    case 'new':
      return `Create makes it public at ${address} at once. Save Draft keeps it to staff.`;
    case 'published':
      return hasDraft
        ? `The draft is not public. Publish puts it at ${address} at once.`
        : `Public at ${address}: Save changes it there at once, Save Draft keeps changes beside it.`;
    case 'scheduled':
      return hasDraft ? (
        <>
          The draft is not scheduled. Save puts it in the place of what is, for {time}; Publish
          makes it public at {address} at once.
        </>
      ) : (
        <>
          Nothing of this is public before {time}. Publish makes it public at {address} at once.
        </>
      );
    case 'draft':
    case 'unpublished':
      return `Not public. Publish makes it public at ${address} at once.`;
  }
}
