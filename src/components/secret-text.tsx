import { Copy } from 'lucide';
import { copyText } from '../lib/copy-text';
import { Button } from './ui/button';
import { TextField } from './ui/field';
import { Icon } from './ui/icon';
import { toast } from './ui/toast/toast';

interface SecretTextProps {
  id: string;
  label: string;
  /** Such as a link or a token, which is shown once. */
  text: string;
  onCopied?: () => void;
}

/** A text to copy, which cannot be read again later. */
export function SecretText({ id, label, text, onCopied }: SecretTextProps) {
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) onCopied?.();
    toast(
      isCopied
        ? { title: `${label} copied` }
        : { variant: 'destructive', title: 'Error copying', description: 'Copy it by hand.' },
    );
  };
  return (
    <div className="flex flex-wrap items-end gap-3 border-s-3 border-action bg-sand p-4">
      <TextField
        id={id}
        label={label}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button variant="outline" onClick={() => void copy()}>
        <Icon of={Copy} />
        Copy
      </Button>
    </div>
  );
}
