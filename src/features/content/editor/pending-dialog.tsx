import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Dialog } from '../../../components/ui/dialog';
import { detailOf } from '../../../lib/api-error';
import type { Neighbours } from '../../../lib/neighbours';

/** The props of the dialog of an open record. */
export interface OpenRecordProps {
  /** Missing for a new record. */
  neighbours?: Neighbours | undefined;
  onClose: () => void;
}

interface PendingDialogProps extends OpenRecordProps {
  title: string;
  error: unknown;
  /** Shown if the server gave no reason. */
  failure: string;
  /** Skeletons of the fields. */
  children: ReactNode;
}

/** Shown until the record of a dialog is loaded. */
export function PendingDialog({ error, failure, children, ...dialog }: PendingDialogProps) {
  return (
    <Dialog {...dialog} isOpen size="wide">
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
