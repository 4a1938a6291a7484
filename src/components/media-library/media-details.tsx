import { Copy, Trash2 } from 'lucide';
import { Icon } from '../ui/icon';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../confirm-dialog';
import { FieldError } from '../ui/field';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
import { TextAnchor } from '../ui/text-link';
import { usePermissions } from '../../hooks/use-permissions';
import { copyText } from '../../lib/copy-text';
import { detailOf } from '../../lib/api-error';
import { OnDate } from '../time';
import { trpc } from '../../lib/trpc';
import { AltForm } from './alt-form';
import { FocusPicker } from './focus-picker';
import { describeFile } from './media-grid';
import { MediaUses } from './media-uses';
import { ReplaceButton } from './replace-button';
import { TagsForm } from './tags-form';
import { RecordHistory } from '../activity/record-history';
import { useMediaCache } from './media-cache';
import type { Media } from './upload-file';

interface MediaDetailsProps {
  media: Media;
  onPick?: ((media: Media) => void) | undefined;
  onRemoved: () => void;
  onReplaced: (media: Media) => void;
}

/** The selected file with its actions. */
export function MediaDetails({ media, onPick, onRemoved, onReplaced }: MediaDetailsProps) {
  const mayReplace = usePermissions()('content:write');
  const isPicture = media.width !== null;
  const section = useRef<HTMLElement>(null);
  // On a phone the details are above the files, and may be out of view.
  useEffect(() => {
    section.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [media.id]);
  return (
    <section
      ref={section}
      aria-label="Selected file"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 self-start bg-sand p-4 md:sticky md:top-0"
    >
      {isPicture && <FocusPicker key={`focus ${media.id}`} media={media} />}
      <div>
        <h3 className="font-medium wrap-anywhere">
          <TextAnchor
            href={media.url}
            target="_blank"
            rel="noopener"
            aria-label={`Open ${media.originalName}`}
          >
            <bdi>{media.originalName}</bdi>
          </TextAnchor>
        </h3>
        <p className="text-small text-muted tabular-nums">{describeFile(media)}</p>
        <p className="text-small text-muted">
          Uploaded <OnDate at={media.createdAt} />
        </p>
      </div>
      {isPicture && (
        <AltForm
          key={`${media.id} ${media.alt}`}
          media={media}
          label="Alt text"
          help="What the picture shows, for those who do not see it."
        />
      )}
      <TagsForm key={`tags ${media.id} ${media.tags.join()}`} media={media} />
      {onPick && (
        <Button onClick={() => onPick(media)}>
          {isPicture ? 'Use this image' : 'Use this file'}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => void copyAddress(media.url)}
          className="flex-1 whitespace-nowrap"
        >
          <Icon of={Copy} className="size-4.5" />
          Copy address
        </Button>
        {mayReplace && (
          <ReplaceButton key={`replace ${media.id}`} media={media} onReplaced={onReplaced} />
        )}
        <DeleteButton key={media.id} media={media} onRemoved={onRemoved} />
      </div>
      <MediaUses key={`uses ${media.id}`} id={media.id} />
      <RecordHistory key={`history ${media.id}`} subjectType="media" subjectId={media.id} />
    </section>
  );
}

async function copyAddress(address: string) {
  toast(
    (await copyText(address))
      ? { title: 'Address copied', description: address }
      : { variant: 'destructive', title: 'Error copying address', description: address },
  );
}

function DeleteButton({ media, onRemoved }: { media: Media; onRemoved: () => void }) {
  const cache = useMediaCache();
  const [isAsking, setIsAsking] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const uses = trpc.media.uses.useQuery({ id: media.id });
  const remove = trpc.media.remove.useMutation({
    onSuccess: () => {
      cache.remove(media.id);
      toast({ title: 'File deleted successfully' });
      onRemoved();
    },
    onError: (error) => toastFailure('Error deleting file', error),
    onSettled: () => setIsAsking(false),
  });
  async function ask() {
    // Where the uses do not arrive, the server refuses.
    const found = (await uses.refetch()).data ?? [];
    setIsInUse(found.length > 0);
    setIsAsking(found.length === 0);
  }
  return (
    <>
      <Button variant="outline" onClick={() => void ask()} className="flex-1">
        <Icon of={Trash2} className="size-4.5" />
        Delete
      </Button>
      {(isInUse || remove.isError) && (
        <FieldError role="alert" className="basis-full">
          {isInUse
            ? 'A file in use cannot be deleted. See “Used in”.'
            : (detailOf(remove.error) ?? 'The file could not be deleted.')}
        </FieldError>
      )}
      <ConfirmDialog
        title="Delete this file?"
        isOpen={isAsking}
        confirmLabel="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: media.id })}
        onCancel={() => setIsAsking(false)}
      >
        <bdi>{media.originalName}</bdi> will be gone from the library for good.
      </ConfirmDialog>
    </>
  );
}
