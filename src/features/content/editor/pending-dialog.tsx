import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Dialog } from '../../../components/ui/dialog';
import { detailOf } from '../../../lib/api-error';

interface PendingDialogProps {
  title: string;
  error: unknown;
  /** What is said where the server has given no reason. */
  failure: string;
  onClose: () => void;
  /** The fields to come, as skeletons. */
  children: ReactNode;
}

/** Stands where a record's dialog will, until the record is there. */
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
