import { useState } from 'react';
import { useReports } from '../hooks/use-reports';
import { trpc } from '../lib/trpc';

/** Who else has the record open, so that two do not edit or answer it at once. */
export function OthersHere({ id }: { id: string }) {
  const [names, setNames] = useState<string[]>([]);
  const { mutate } = trpc.staff.here.useMutation({ onSuccess: setNames });
  useReports(id, '', (of, { isLeaving = false }) => mutate({ id: of, isLeaving }));
  return (
    <p role="status" className={names.length > 0 ? 'text-small text-muted' : 'sr-only'}>
      {names.length > 0 &&
        `${LIST.format(names)} ${names.length > 1 ? 'have' : 'has'} this open too.`}
    </p>
  );
}

const LIST = new Intl.ListFormat('en-US');
