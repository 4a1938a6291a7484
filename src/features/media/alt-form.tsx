import { useState } from 'react';
import { buttonClass } from '../../components/button';
import { TextField } from '../../components/field';
import { toast } from '../../components/toast/toast';
import { toastFailure } from '../../components/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import type { Media } from './upload-file';

interface AltFormProps {
  media: Media;
  label: string;
  help?: string;
  onSaved?: () => void;
}

/** What the picture shows, for those who do not see it. */
export function AltForm({ media, label, help, onSaved }: AltFormProps) {
  const utils = trpc.useUtils();
  const [alt, setAlt] = useState(media.alt ?? '');
  const update = trpc.media.updateAlt.useMutation({
    onSuccess: () => {
      void utils.media.list.invalidate();
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
        // Inside a larger form, this one's submit is its own.
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
      <button
        type="submit"
        disabled={!isChanged || update.isPending}
        className={buttonClass('line', 'small')}
      >
        Save
      </button>
      {help && <p className="basis-full text-small text-muted">{help}</p>}
    </form>
  );
}
