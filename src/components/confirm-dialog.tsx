import type { ReactNode } from 'react';
import { Button } from './ui/button';
import { Dialog, DialogActions } from './ui/dialog';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  isOpen: boolean;
  /** The action in one word, such as `Delete`. */
  confirmLabel: string;
  cancelLabel?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, confirmLabel, cancelLabel = 'Cancel', isPending, children } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={props.onCancel}>
      <div className="mb-6 text-muted">{children}</div>
      <DialogActions>
        <Button variant="outline" data-autofocus onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" isInactive={isPending} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
