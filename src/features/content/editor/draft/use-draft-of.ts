import { useMemo } from 'react';
import type { ContentType } from '../../../../../db/enums';
import { trpc } from '../../../../lib/trpc';

/** Who has saved a draft beside an item, and when. */
export interface ListedDraft {
  name: string;
  savedAt: string;
}

/** Finds the draft beside each item of a list. */
export function useDraftOf(type: ContentType): (id: string) => ListedDraft | null {
  const { data } = trpc.drafts.list.useQuery({ type });
  return useMemo(() => {
    const drafts = new Map(
      data?.map(({ id, actor, updatedAt }) => [id, { name: actor.name, savedAt: updatedAt }]),
    );
    return (id) => drafts.get(id) ?? null;
  }, [data]);
}
