import { Button } from '../../components/ui/button';

interface SendingFileProps {
  copy: { sending: string; cancel: string };
  file: { name: string; share: number };
  onCancel: () => void;
}

/** How far a file is on its way. */
export function SendingFile({ copy, file, onCancel }: SendingFileProps) {
  return (
    <div className="mb-2 flex items-center gap-3 text-small text-muted">
      <label className="min-w-0 flex-1">
        <span className="block truncate">
          {copy.sending} <bdi>{file.name}</bdi>
        </span>
        <progress value={file.share} className="block h-1.5 w-full accent-accent" />
      </label>
      <Button variant="text" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}
