import { TriangleAlert } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { useDebounced } from '../../../hooks/use-debounced';
import { trpc } from '../../../lib/trpc';

const DEBOUNCE_MS = 250;

interface TakenOverNoteProps {
  /** Where the item would be. */
  address: string;
  /** Undefined for a new item. */
  id: string | undefined;
}

/** Says that a redirect leads from the address to something else, which a page there would hide. */
export function TakenOverNote({ address, id }: TakenOverNoteProps) {
  const search = useDebounced(address, DEBOUNCE_MS);
  const { data } = trpc.redirects.list.useQuery({ search });
  const redirect = data?.redirects.find(({ from }) => from === address);
  if (redirect?.state !== 'active' || (id && redirect.subjectId === id)) return null;
  return (
    <div role="status" className="flex gap-2.5 cut-1 bg-sand px-4 py-3 text-small">
      <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        {address} leads to {redirect.to} at present. Publishing here takes it over.
      </p>
    </div>
  );
}
