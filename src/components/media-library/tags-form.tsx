import { trpc } from '../../lib/trpc';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
import { FileField } from './file-field';
import { useMediaCache } from './media-cache';
import { useFileText } from './unsaved-texts';
import type { Media } from './upload-file';

/** The Arabic comma parts tags too. */
const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const hasSameTags = (typed: string, stored: string) =>
  tagsIn(typed).join() === tagsIn(stored).join();

/** Edits the tags of a file. */
export function TagsForm({ media }: { media: Media }) {
  const { replace } = useMediaCache();
  const utils = trpc.useUtils();
  const { text, setText, isChanged, forget } = useFileText(
    `tags ${media.id}`,
    media.tags.join(', '),
    hasSameTags,
  );
  const update = trpc.media.update.useMutation({
    onSuccess: (saved) => {
      forget();
      replace(saved);
      void utils.media.tags.invalidate();
      toast({ title: 'Tags saved' });
    },
    onError: (error) => toastFailure('Error saving tags', error),
  });
  return (
    <FileField
      id={`tags-${media.id}`}
      label="Tags"
      saveLabel="Save tags"
      help="Separated by commas."
      value={text}
      onChange={(event) => setText(event.target.value)}
      isChanged={isChanged}
      isSaving={update.isPending}
      onSave={() => update.mutate({ id: media.id, tags: tagsIn(text) })}
    />
  );
}
