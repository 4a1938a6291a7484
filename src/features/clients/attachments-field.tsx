import { Paperclip, X } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { useState } from 'react';
import { MediaPicker } from '../../components/media-library/media-picker';
import { Button } from '../../components/ui/button';
import { Fieldset } from '../../components/ui/fieldset';
import { IconButton } from '../../components/ui/icon-button';
import { type AttachedFile, filesOf } from './attachments';

interface AttachmentsFieldProps {
  value: unknown;
  onChange: (files: AttachedFile[] | null) => void;
}

/** Attaches files to an update, from the media library or newly uploaded. */
export function AttachmentsField({ value, onChange }: AttachmentsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const files = filesOf(value);
  const without = (file: AttachedFile) => files.filter(({ url }) => url !== file.url);
  const change = (next: AttachedFile[]) => onChange(next.length > 0 ? next : null);
  return (
    <Fieldset legend="Attachments">
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
      <Button variant="outline" onClick={() => setIsOpen(true)} className="justify-self-start">
        <Icon of={Paperclip} />
        Attach a file
      </Button>
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
