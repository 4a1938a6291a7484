import { useId } from 'react';
import { toast } from '../ui/toast/toast';
import { toastFailure } from '../ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import { FileField } from './file-field';
import { useMediaCache } from './media-cache';
import { useFileText } from './unsaved-texts';
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
  const { text, setText, isChanged, forget } = useFileText(`alt ${media.id}`, media.alt ?? '');
  const update = trpc.media.update.useMutation({
    onSuccess: (saved) => {
      forget();
      replace(saved);
      toast({ title: 'Alt text saved' });
      onSaved?.();
    },
    onError: (error) => toastFailure('Error saving alt text', error),
  });
  return (
    <FileField
      id={useId()}
      label={label}
      help={help}
      maxLength={1_000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      isChanged={isChanged}
      isSaving={update.isPending}
      onSave={() => update.mutate({ id: media.id, alt: text })}
    />
  );
}
