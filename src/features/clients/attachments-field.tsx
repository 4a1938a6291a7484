import { Paperclip, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { type AttachedFile, filesOf } from './attachments';

interface PickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (file: AttachedFile) => void;
}

/** Draws the dialog that chooses a file of the media library, which is a feature of its own. */
export type RenderFilePicker = (props: PickerProps) => ReactNode;

interface AttachmentsFieldProps {
  value: unknown;
  onChange: (files: AttachedFile[] | null) => void;
  renderPicker: RenderFilePicker;
}

/** The files that go with an update, chosen from the library or uploaded there. */
export function AttachmentsField({ value, onChange, renderPicker }: AttachmentsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const files = filesOf(value);
  const without = (file: AttachedFile) => files.filter(({ url }) => url !== file.url);
  const change = (next: AttachedFile[]) => onChange(next.length > 0 ? next : null);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-ui font-[550]">Attachments</legend>
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
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={buttonClass('line', 'small', 'justify-self-start')}
      >
        <Paperclip aria-hidden className="size-5" strokeWidth={1.75} />
        Attach a file
      </button>
      {renderPicker({
        isOpen,
        onClose: () => setIsOpen(false),
        onPick: (file) => change([...without(file), file]),
      })}
    </fieldset>
  );
}
