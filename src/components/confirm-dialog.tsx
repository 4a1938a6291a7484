import type { ReactNode } from 'react';
import { buttonClass } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  isOpen: boolean;
  /** What saying yes does, in a word. */
  confirmLabel: string;
  cancelLabel?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, confirmLabel, cancelLabel = 'Cancel', isPending, children } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={props.onCancel}>
      <p className="text-muted">{children}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          data-autofocus
          onClick={props.onCancel}
          className={buttonClass('line', 'small')}
        >
          {cancelLabel}
        </button>
        <button
          type="button"
          disabled={isPending}
          onClick={props.onConfirm}
          className={buttonClass('danger', 'small')}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
