import { useMemo } from 'react';
import type { ContentType } from '../../../../../db/enums';
import { useMe } from '../../../../hooks/use-permissions';
import { readTypedItems } from './typed-records';

/** What this person has typed in this browser and not saved, read again when another form is open. */
export function useUnsaved(type: ContentType, openForm: string | undefined) {
  const personId = useMe()?.id;
  return useMemo(() => {
    const typed = openForm === undefined && personId ? readTypedItems(personId, type) : [];
    return {
      newItem: typed.find(({ id }) => id === 'new')?.record,
      typedAtOf: (id: string) => typed.find((item) => item.id === id)?.record.typedAt,
    };
  }, [personId, type, openForm]);
}
