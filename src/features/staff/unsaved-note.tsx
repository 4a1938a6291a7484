import { Copy } from 'lucide';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { TextareaField } from '../../components/ui/field';
import { Icon } from '../../components/ui/icon';
import { toast } from '../../components/ui/toast/toast';
import { copyText } from '../../lib/copy-text';
import { unsavedText } from '../../lib/unsaved-text';

/** Hands back what was being typed when the session ended. */
export function UnsavedNote() {
  const unsaved = unsavedText.get();
  if (!unsaved) return null;
  const copy = async () => {
    const isCopied = await copyText(unsaved.text);
    toast(
      isCopied
        ? { title: 'Text copied' }
        : { variant: 'destructive', title: 'Error copying text', description: 'Copy it by hand.' },
    );
  };
  return (
    <div className="mb-6 grid gap-3">
      <Alert tone="warning">
        You were signed out in the middle of “{unsaved.title}”. It has not been saved: copy your
        text before you go on.
      </Alert>
      <TextareaField
        id="unsaved-text"
        label="Your text"
        dir="auto"
        rows={6}
        readOnly
        value={unsaved.text}
      />
      <Button variant="outline" onClick={() => void copy()}>
        <Icon of={Copy} />
        Copy text
      </Button>
    </div>
  );
}
