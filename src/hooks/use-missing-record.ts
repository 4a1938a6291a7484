import { useEffect, useEffectEvent } from 'react';
import { toast } from '../components/ui/toast/toast';

/** Says that the record of the address is gone, and leaves its address. */
export function useMissingRecord(isMissing: boolean, noun: string, onClose: () => void): void {
  const leave = useEffectEvent(() => {
    toast({ variant: 'destructive', title: `This ${noun} does not exist any more` });
    onClose();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
