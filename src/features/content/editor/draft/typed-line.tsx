import { DateTime } from '../../../../components/time';
import { Alert } from '../../../../components/ui/alert';
import { Button } from '../../../../components/ui/button';
import type { TypedRecord } from './typed-records';

interface TypedLineProps {
  offer: TypedRecord;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what the same person has typed before, and not saved. */
export function TypedLine({ offer, onRestore, onDiscard }: TypedLineProps) {
  return (
    <Alert
      tone="info"
      action={
        <>
          <Button variant="outline" onClick={onRestore}>
            Restore
          </Button>
          <Button variant="text" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      You typed something here on <DateTime at={offer.typedAt} /> and did not save it.
    </Alert>
  );
}
