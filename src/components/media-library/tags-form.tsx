import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
import { FileField } from './file-field';
import { useMediaCache } from './media-cache';
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

/** Edits the tags of a file. */
export function TagsForm({ media }: { media: Media }) {
  const { replace } = useMediaCache();
  const utils = trpc.useUtils();
  const [text, setText] = useState(media.tags.join(', '));
  const update = trpc.media.update.useMutation({
    onSuccess: (saved) => {
      replace(saved);
      void utils.media.tags.invalidate();
      toast({ title: 'Tags saved' });
    },
    onError: (error) => toastFailure('Error saving tags', error),
  });
  const tags = tagsIn(text);
  return (
    <FileField
      id={`tags-${media.id}`}
      label="Tags"
      saveLabel="Save tags"
      help="Separated by commas."
      value={text}
      onChange={(event) => setText(event.target.value)}
      isChanged={tags.join() !== media.tags.join()}
      isSaving={update.isPending}
      onSave={() => update.mutate({ id: media.id, tags })}
    />
  );
}
