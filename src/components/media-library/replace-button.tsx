import { Replace } from 'lucide';
import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { ConfirmDialog } from '../confirm-dialog';
import { Button } from '../ui/button';
import { FieldError } from '../ui/field';
import { Icon } from '../ui/icon';
import { toast } from '../ui/toast/toast';
import { ACCEPTED, type Media, refusalOf, uploadFile } from './upload-file';

interface ReplaceButtonProps {
  media: Media;
  onReplaced: (media: Media) => void;
}

/** Puts a new file in the place of another, wherever that is used. */
export function ReplaceButton({ media, onReplaced }: ReplaceButtonProps) {
  const utils = trpc.useUtils();
  const accept = media.width === null ? 'any' : 'image';
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();

  function choose() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = media.width === null ? media.mimeType : ACCEPTED.image;
    input.addEventListener('change', () => {
      const chosen = input.files?.[0];
      setError(chosen && refusalOf(chosen, accept));
      setFile(chosen);
    });
    input.click();
  }

  async function send(sent: File) {
    setFile(undefined);
    setShare(0);
    try {
      const stored = await uploadFile(sent, { replaces: media.id, onProgress: setShare });
      toast({ title: 'File replaced successfully' });
      onReplaced(stored);
      // Texts of all nouns hold the new address.
      await utils.invalidate();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The file could not be replaced.');
    } finally {
      setShare(undefined);
    }
  }

  const isPending = share !== undefined;
  return (
    <>
      <Button variant="outline" isInactive={isPending} onClick={choose} className="flex-1">
        <Icon of={Replace} className="size-4.5" />
        {isPending ? `${Math.round(share * 100)}%` : 'Replace'}
      </Button>
      {error && (
        <FieldError role="alert" className="basis-full">
          {error}
        </FieldError>
      )}
      <ConfirmDialog
        title="Replace this file?"
        isOpen={file !== undefined && error === undefined}
        confirmLabel="Replace"
        onConfirm={() => file && void send(file)}
        onCancel={() => setFile(undefined)}
      >
        <bdi>{file?.name}</bdi> takes the place of <bdi>{media.originalName}</bdi> wherever that is
        used. The old address will lead to the new one; the old file will be gone.
      </ConfirmDialog>
    </>
  );
}
