import { Upload as UploadIcon } from 'lucide';
import { Icon } from '../ui/icon';
import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { ErrorState } from '../ui/empty-state';
import { RetryButton } from '../ui/retry-button';
import { SkeletonPicture } from '../ui/skeleton';
import { EmptyList } from '../empty-list';
import { LoadMore } from '../load-more';
import { SearchBox } from '../search-box';
import { useDroppedFiles, usePastedFiles } from '../../hooks/use-dropped-files';
import { useDebounced } from '../../hooks/use-debounced';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { LibraryFilter, type MediaFilter } from './library-filter';
import { MediaDetails } from './media-details';
import { columnsClass, MediaGrid } from './media-grid';
import { type Accept, ACCEPTED, type Media } from './upload-file';
import { UploadList } from './upload-list';
import type { Uploads } from './use-uploads';

const PAGE_SIZE = 48;
const SEARCH_DEBOUNCE_MS = 250;
const NO_FILTER: MediaFilter = { tag: '', use: 'any' };

interface LibraryViewProps {
  accept: Accept;
  uploads: Uploads;
  /** Only in the picker, where a file is chosen for use. */
  onPick?: (media: Media) => void;
}

/** All uploaded files, newest first. Upload by file input, drop or paste. */
export function LibraryView({ accept, uploads, onPick }: LibraryViewProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [selected, setSelected] = useState<Media>();
  const drop = useDroppedFiles(uploads.add);
  usePastedFiles(uploads.add);
  const list = trpc.media.list.useInfiniteQuery(
    { limit: PAGE_SIZE, search: useDebounced(search, SEARCH_DEBOUNCE_MS), accept, ...filter },
    { getNextPageParam: (page) => page.nextCursor, placeholderData: (previous) => previous },
  );
  const items = list.data?.pages.flatMap((page) => page.media) ?? [];
  const current = items.find(({ id }) => id === selected?.id) ?? selected;

  return (
    <div {...drop.handlers} className="relative [--control:2.75rem]">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search media" value={search} onChange={setSearch} />
        <LibraryFilter filter={filter} onChange={setFilter} />
        <FileButton accept={accept} onFiles={uploads.add} />
      </div>
      <UploadList uploads={uploads.uploads} dismiss={uploads.dismiss} />
      {/* The details have their place from the start, so that a choice does not move the files. */}
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 max-md:order-last">
          {list.isPending && <Skeletons />}
          {list.error && !list.data && (
            <ErrorState
              title="Unable to Load Media"
              action={<RetryButton onClick={() => void list.refetch()} />}
            >
              {detailOf(list.error) ?? 'The list did not arrive.'}
            </ErrorState>
          )}
          {list.data && items.length === 0 && (
            <Empty
              isFiltered={search !== '' || filter.tag !== '' || filter.use === 'none'}
              accept={accept}
              onClear={() => {
                setSearch('');
                setFilter(NO_FILTER);
              }}
            />
          )}
          <MediaGrid items={items} selectedId={current?.id} onSelect={setSelected} />
          {list.hasNextPage && (
            <div className="mt-6 text-center">
              <LoadMore query={list}>Show more</LoadMore>
            </div>
          )}
        </div>
        {current ? (
          <MediaDetails
            media={current}
            onPick={onPick}
            onRemoved={() => setSelected(undefined)}
            onReplaced={setSelected}
          />
        ) : (
          <p className="grid aspect-4/3 place-items-center self-start bg-sand p-4 text-center text-small text-muted max-md:hidden">
            Choose a file to see its details.
          </p>
        )}
      </div>
      {drop.isOver && (
        <p className="pointer-events-none absolute -inset-2 grid place-items-center border-2 border-dashed border-action bg-action-soft/90 text-h3 text-action">
          Drop to upload
        </p>
      )}
    </div>
  );
}

function FileButton({ accept, onFiles }: { accept: Accept; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        accept={ACCEPTED[accept]}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Else choosing the same file again would not fire a change event.
          currentTarget.value = '';
        }}
      />
      <Button
        data-tooltip="Or drop or paste files here"
        onClick={() => input.current?.click()}
        className="ms-auto max-md:w-full"
      >
        <Icon of={UploadIcon} />
        Upload files
      </Button>
    </>
  );
}

interface EmptyProps {
  isFiltered: boolean;
  accept: Accept;
  onClear: () => void;
}

function Empty({ isFiltered, accept, onClear }: EmptyProps) {
  const what = accept === 'image' ? 'pictures' : 'files';
  return (
    <EmptyList noun={what} isFiltered={isFiltered} onClear={onClear}>
      JPEG, PNG, WebP, AVIF and GIF{accept === 'any' && ', and PDF'}, up to 10 MB each.
    </EmptyList>
  );
}

function Skeletons() {
  return (
    <div aria-hidden className={columnsClass}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} data-skeleton>
          <SkeletonPicture className="aspect-4/3" />
        </div>
      ))}
    </div>
  );
}
