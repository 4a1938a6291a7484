import { useState } from 'react';
import {
  ATTACHED_TOO_MUCH,
  MAX_ATTACHED_BYTES,
} from '../../../server/features/lead-replies/lead-replies.schema';
import { useUploads } from '../../components/media-library/use-uploads';
import { useDroppedFiles, usePastedFiles } from '../../hooks/use-dropped-files';
import { usePermissions } from '../../hooks/use-permissions';
import { trpc } from '../../lib/trpc';
import type { Attached } from './reply-draft';

const NONE: Attached[] = [];

/** The files of a reply: those of the draft, and those that are uploaded now. */
export function useAttachments(ofDraft: Attached[] = NONE) {
  const mayAttach = usePermissions()('media:write');
  const uploads = useUploads('any', { isPrivate: true });
  const [kept, setKept] = useState(ofDraft);
  const [error, setError] = useState<string>();
  const { mutate: removeFile } = trpc.media.remove.useMutation();

  const uploaded = uploads.uploads.flatMap(({ key, media }) =>
    media ? [{ key, id: media.id, name: media.originalName, size: media.size }] : [],
  );
  const attached: Attached[] = [
    ...kept,
    ...uploaded.map(({ id, name, size }) => ({ id, name, size })),
  ];
  const pending = uploads.uploads.filter(({ media }) => !media);

  function add(files: File[]) {
    if (!mayAttach) return;
    const sizes = [...attached, ...pending.filter(({ state }) => state !== 'failed'), ...files];
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const isTooMuch = bytes > MAX_ATTACHED_BYTES;
    setError(isTooMuch ? `${ATTACHED_TOO_MUCH}.` : undefined);
    if (!isTooMuch) uploads.add(files);
  }

  // A file that a reply uses stays.
  function remove(id: string) {
    setError(undefined);
    setKept(kept.filter((file) => file.id !== id));
    for (const { key } of uploaded.filter((file) => file.id === id)) uploads.dismiss(key);
    removeFile({ id });
  }

  const drop = useDroppedFiles(add);
  usePastedFiles(add);
  return {
    mayAttach,
    attached,
    pending,
    error,
    isBusy: uploads.isBusy,
    drop,
    add,
    remove,
    dismiss: uploads.dismiss,
    removeAll: () => attached.forEach(({ id }) => removeFile({ id })),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
