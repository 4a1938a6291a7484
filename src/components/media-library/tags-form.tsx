import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
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
  const isChanged = tags.join() !== media.tags.join();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event on to an outer form, such as that of a record dialog.
        event.stopPropagation();
        if (isChanged) update.mutate({ id: media.id, tags });
      }}
    >
      <TextField
        id={`tags-${media.id}`}
        label="Tags"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Button
        variant="outline"
        type="submit"
        aria-label="Save tags"
        isInactive={!isChanged || update.isPending}
      >
        Save
      </Button>
      <p className="basis-full text-small text-muted">Separated by commas.</p>
    </form>
  );
}
