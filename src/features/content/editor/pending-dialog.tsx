import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Dialog } from '../../../components/ui/dialog';
import { detailOf } from '../../../lib/api-error';

interface PendingDialogProps {
  title: string;
  error: unknown;
  /** Shown if the server gave no reason. */
  failure: string;
  onClose: () => void;
  /** Skeletons of the fields. */
  children: ReactNode;
}

/** Shown until the record of a dialog is loaded. */
export function PendingDialog({ title, error, failure, onClose, children }: PendingDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      {error ? (
        <Alert>{detailOf(error) ?? failure}</Alert>
      ) : (
        <div aria-busy="true" className="grid gap-5">
          {children}
        </div>
      )}
    </Dialog>
  );
}
