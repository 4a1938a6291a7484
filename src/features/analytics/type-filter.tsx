import { Download } from 'lucide';
import { ButtonAnchor } from '../../components/ui/button';
import { SelectField } from '../../components/ui/field';
import { Icon } from '../../components/ui/icon';
import type { ChosenPeriod } from './chosen-period';

export interface TypeChoice {
  period: ChosenPeriod['input'];
  /** Undefined for all. */
  type: string | undefined;
  onType: (type: string) => void;
}

interface TypeFilterProps extends TypeChoice {
  id: string;
  /** What the list is of. */
  noun: 'events' | 'conversions';
  /** All known types. */
  types: string[];
}

/** Filters the list of a period by type, and exports what the filter shows. */
export function TypeFilter({ id, noun, types, period, type, onType }: TypeFilterProps) {
  const known = new Set(type === undefined ? types : [...types, type]);
  const query = new URLSearchParams({ ...period, ...(type !== undefined && { type }) });
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
      <SelectField
        id={id}
        label="Type"
        value={type ?? ''}
        onChange={(event) => onType(event.target.value)}
        className="w-72 max-w-full"
      >
        <option value="">All types</option>
        {[...known].sort().map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <ButtonAnchor
        variant="outline"
        href={`/api/admin/analytics/${noun}/export?${query.toString()}`}
        download
        className="max-sm:w-full"
      >
        <Icon of={Download} />
        Download CSV
      </ButtonAnchor>
    </div>
  );
}
