import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
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

/** Shows a new link or token, which cannot be read again later. Escape asks until it was copied. */
export function SecretDialog({ title, label, text, onClose, children }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => {
        if (text && !isCopied) setIsAsking(true);
        else onClose();
      }}
    >
      <div className="grid gap-4">
        <p className="text-muted">{children}</p>
        {text && (
          <SecretText
            id="new-secret"
            label={label}
            text={text}
            onCopied={() => setIsCopied(true)}
          />
        )}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
      <ConfirmDialog
        title="Close without copying?"
        isOpen={isAsking}
        confirmLabel="Close"
        cancelLabel="Back"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        {label} was not copied with the button, and is not shown again.
      </ConfirmDialog>
    </Dialog>
  );
}
