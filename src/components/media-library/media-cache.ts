import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { createListCache, type ListChange } from '../../lib/list-cache';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Media } from './upload-file';

type MediaPage = Outputs['media']['list'];

const cache = createListCache<MediaPage, Media>({
  rowsOf: (page) => page.media,
  withRows: (page, media) => ({ ...page, media }),
  timeOf: (media) => media.createdAt,
  hasMore: (page) => page.nextCursor !== null,
});

/** Changes all loaded lists of files, whatever their search. */
export function useMediaCache() {
  const client = useQueryClient();
  const queryKey = getQueryKey(trpc.media.list);
  const change = ({ paged }: ListChange<MediaPage>) => {
    client.setQueriesData<InfiniteData<MediaPage, string | null>>({ queryKey }, paged);
    void client.invalidateQueries({ queryKey });
  };
  return {
    replace: (media: Media) => change(cache.replace(media)),
    remove: (id: string) => change(cache.remove(id)),
  };
}
