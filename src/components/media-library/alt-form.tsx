import { useState } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import { useMediaCache } from './media-cache';
import type { Media } from './upload-file';

interface AltFormProps {
  media: Media;
  label: string;
  help?: string;
  onSaved?: () => void;
}

/** Edits the alt text of a picture. */
export function AltForm({ media, label, help, onSaved }: AltFormProps) {
  const { replace } = useMediaCache();
  const [alt, setAlt] = useState(media.alt ?? '');
  const update = trpc.media.update.useMutation({
    onSuccess: (saved) => {
      replace(saved);
      toast({ title: 'Alt text saved' });
      onSaved?.();
    },
    onError: (error) => toastFailure('Error saving alt text', error),
  });
  const isChanged = alt.trim() !== (media.alt ?? '');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event on to an outer form, such as that of a record dialog.
        event.stopPropagation();
        if (isChanged) update.mutate({ id: media.id, alt });
      }}
    >
      <TextField
        id={`alt-${label}-${media.id}`}
        label={label}
        dir="auto"
        maxLength={1_000}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Button variant="outline" type="submit" isInactive={!isChanged || update.isPending}>
        Save
      </Button>
      {help && <p className="basis-full text-small text-muted">{help}</p>}
    </form>
  );
}
