import type { ReactNode } from 'react';
import { SecretText } from './secret-text';
import { Button } from './ui/button';
import { Dialog, DialogActions } from './ui/dialog';

interface SecretDialogProps {
  title: string;
  /** What the text is, such as `Access token`. */
  label: string;
  /** Null if it cannot be shown any more. */
  text: string | null;
  onClose: () => void;
  /** What it is for, and that it is shown only now. */
  children: ReactNode;
}

/** Shows a new link or token, which cannot be read again later. */
export function SecretDialog({ title, label, text, onClose, children }: SecretDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-muted">{children}</p>
        {text && <SecretText id="new-secret" label={label} text={text} />}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
