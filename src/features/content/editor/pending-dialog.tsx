import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog';
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
        <p role="alert" className="bg-danger-soft p-4 text-danger">
          {detailOf(error) ?? failure}
        </p>
      ) : (
        <div aria-busy="true" className="grid gap-5">
          {children}
        </div>
      )}
    </Dialog>
  );
}
