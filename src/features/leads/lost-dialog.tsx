import { useState } from 'react';
import { LOST_REASONS, type LostReason } from '../../../db/enums';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { SelectField } from '../../components/ui/field';
import { LOST_REASON_LABELS } from './lead-labels';

interface LostDialogProps {
  onChoose: (reason: LostReason) => void;
  onCancel: () => void;
}

/** Asks why a lead was lost. */
export function LostDialog({ onChoose, onCancel }: LostDialogProps) {
  const [reason, setReason] = useState<LostReason | ''>('');
  const [error, setError] = useState<string>();
  return (
    <Dialog title="Why was it lost?" isOpen onClose={onCancel}>
      <SelectField
        id="lost-reason"
        label="Reason"
        data-autofocus
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value as LostReason | '');
          setError(undefined);
        }}
      >
        <option value="">Choose a reason</option>
        {LOST_REASONS.map((one) => (
          <option key={one} value={one}>
            {LOST_REASON_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          onClick={() => (reason ? onChoose(reason) : setError('Choose why the lead was lost'))}
        >
          Mark as lost
        </Button>
      </DialogActions>
    </Dialog>
  );
}
