import { Lock, Paperclip, X } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { useEffect, useEffectEvent, useState } from 'react';
import { MediaPicker } from '../../components/media-library/media-picker';
import { UploadList } from '../../components/media-library/upload-list';
import { useUploads } from '../../components/media-library/use-uploads';
import { Button } from '../../components/ui/button';
import { Fieldset } from '../../components/ui/fieldset';
import { IconButton } from '../../components/ui/icon-button';
import { type AttachedFile, filesOf } from './attachments';

interface AttachmentsFieldProps {
  /** Whose updates may use private files. */
  projectId: string;
  value: unknown;
  onChange: (files: AttachedFile[] | null) => void;
}

/** Attaches files to an update: private ones that are sent now, or those of the media library. */
export function AttachmentsField({ projectId, value, onChange }: AttachmentsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { uploads, add, dismiss } = useUploads('any', { projectId });
  const files = filesOf(value);
  const without = (file: AttachedFile) => files.filter(({ url }) => url !== file.url);
  const change = (next: AttachedFile[]) => onChange(next.length > 0 ? next : null);
  const take = useEffectEvent((done: typeof uploads) => {
    const sent = done.flatMap(({ media }) =>
      media ? [{ mediaId: media.id, filename: media.originalName, url: media.url }] : [],
    );
    change([...files, ...sent]);
    for (const { key } of done) dismiss(key);
  });
  useEffect(() => {
    const done = uploads.filter(({ media }) => media);
    if (done.length > 0) take(done);
  }, [uploads]);
  return (
    <Fieldset legend="Attachments">
      <UploadList uploads={uploads.filter(({ media }) => !media)} dismiss={dismiss} />
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file) => (
            <li
              key={file.url}
              className="flex items-center gap-2 border-s-2 border-line-strong ps-3"
            >
              <bdi className="min-w-0 flex-1 text-ui wrap-anywhere">{file.filename}</bdi>
              <IconButton
                label={`Remove ${file.filename}`}
                icon={X}
                onClick={() => change(without(file))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => chooseFiles(add)}>
          <Icon of={Lock} />
          Send private files
        </Button>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Icon of={Paperclip} />
          Attach a file
        </Button>
        <span className="text-small text-muted">
          Private files are for staff and this client, up to 50 MB each; those of the library are
          public.
        </span>
      </div>
      <MediaPicker
        accept="any"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={({ id, url, originalName }) => {
          const file = { mediaId: id, filename: originalName, url };
          change([...without(file), file]);
        }}
      />
    </Fieldset>
  );
}

/** Asks for files without a field of its own: the library below has one. */
function chooseFiles(onChosen: (files: File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}
