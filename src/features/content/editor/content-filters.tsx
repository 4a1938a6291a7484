import { CONTENT_STATUSES } from '../../../../db/enums';
import { LANGUAGES } from '../../../../db/public-enums';
import { MoreFilters } from '../../../components/more-filters';
import { Select } from '../../../components/ui/select';
import { trpc } from '../../../lib/trpc';
import type { ContentScreenProps } from './content-search-params';
import { LANGUAGE_LABELS, STATUS_LABELS } from './publish/publication';

interface ContentFiltersProps extends ContentScreenProps {
  /** Missing for a list without categories. */
  categories?: readonly string[] | undefined;
}

type Name = 'status' | 'language' | 'author' | 'category';

/** State, language, author and category. */
export function ContentFilters({ searchParams, setSearchParams, categories }: ContentFiltersProps) {
  const team = trpc.team.list.useQuery();
  const { status, language, author, category } = searchParams;
  const choice = (name: Name, label: string, all: string, options: [string, string][]) => (
    <Select
      aria-label={label}
      value={options.some(([value]) => value === searchParams[name]) ? searchParams[name] : ''}
      onChange={({ target }) => setSearchParams({ [name]: target.value || undefined })}
      className="flex-1 basis-32 sm:w-40 sm:flex-none"
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  return (
    <MoreFilters count={[status, language, author, category].filter(Boolean).length}>
      {choice(
        'status',
        'Filter by state',
        'All states',
        CONTENT_STATUSES.map((each) => [each, STATUS_LABELS[each]]),
      )}
      {choice(
        'language',
        'Filter by language',
        'All languages',
        LANGUAGES.map((each) => [each, LANGUAGE_LABELS[each]]),
      )}
      {choice('author', 'Filter by author', 'All authors', [
        ...(team.data ?? []).map(({ id, name }): [string, string] => [id, name]),
        ['none', 'Nobody'],
      ])}
      {categories &&
        choice(
          'category',
          'Filter by category',
          'All categories',
          categories.map((each) => [each, each]),
        )}
    </MoreFilters>
  );
}
