import { FileText } from 'lucide';
import { useRef } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useDroppedFiles } from '../../hooks/use-dropped-files';

interface ImportFileChooserProps {
  file: File | undefined;
  onChoose: (file: File) => void;
}

/** A file by its dialog, or dropped. */
export function ImportFileChooser({ file, onChoose }: ImportFileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ([first]: Iterable<File>) => first && onChoose(first);
  const { isOver, handlers } = useDroppedFiles(choose);
  return (
    <div
      {...handlers}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 cut-2 border border-dashed px-5 py-4',
        isOver ? 'border-action bg-action-soft' : 'border-line-strong bg-sand',
      )}
    >
      <Icon of={FileText} />
      <div className="min-w-52 flex-1">
        <p className="font-strong wrap-anywhere" dir="auto">
          {file ? file.name : 'Drop a CSV file here, or choose one'}
        </p>
        <p className="text-small text-muted">
          The first row names the columns; name and e-mail are needed. Up to 20,000 rows and 10 MB.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          choose(currentTarget.files ?? []);
          // Else choosing the same file again would not fire a change event.
          currentTarget.value = '';
        }}
      />
      <Button
        variant={file ? 'outline' : undefined}
        data-autofocus
        onClick={() => input.current?.click()}
      >
        {file ? 'Choose Another' : 'Choose File'}
      </Button>
    </div>
  );
}
