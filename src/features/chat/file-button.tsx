import { Paperclip } from 'lucide';
import { useRef } from 'react';
import { IconButton } from '../../components/ui/icon-button';

/** What the dialog of the browser offers; the server looks at the bytes. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf';

interface FileButtonProps {
  label: string;
  isInactive: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file to send. */
export function FileButton({ label, isInactive, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={label}
        icon={Paperclip}
        isInactive={isInactive}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
