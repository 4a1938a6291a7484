import { trpc } from '../../lib/trpc';
import { Button } from '../ui/button';
import { Select } from '../ui/select';

export interface MediaFilter {
  tag: string;
  use: 'none' | 'any';
}

interface LibraryFilterProps {
  filter: MediaFilter;
  onChange: (filter: MediaFilter) => void;
}

/** Narrows the files to those with a tag, and to those that nothing uses. */
export function LibraryFilter({ filter, onChange }: LibraryFilterProps) {
  const { data: tags = [] } = trpc.media.tags.useQuery();
  const { tag, use } = filter;
  return (
    <>
      {tags.length > 0 && (
        <Select
          aria-label="Tag"
          value={tag}
          onChange={(event) => onChange({ ...filter, tag: event.target.value })}
          className="w-40"
        >
          <option value="">All tags</option>
          {tags.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <Button
        variant="chip"
        aria-pressed={use === 'none'}
        onClick={() => onChange({ ...filter, use: use === 'none' ? 'any' : 'none' })}
      >
        Unused
      </Button>
    </>
  );
}
