import { SelectField } from '../../components/ui/field';

export interface TypeChoice {
  /** Undefined for all. */
  type: string | undefined;
  onType: (type: string) => void;
}

interface TypeFilterProps extends TypeChoice {
  id: string;
  /** All known types. */
  types: string[];
}

/** Filters a list by type. */
export function TypeFilter({ id, types, type, onType }: TypeFilterProps) {
  const known = new Set(type === undefined ? types : [...types, type]);
  return (
    <SelectField
      id={id}
      label="Type"
      value={type ?? ''}
      onChange={(event) => onType(event.target.value)}
      className="mb-3 w-72 max-w-full"
    >
      <option value="">All types</option>
      {[...known].sort().map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
  );
}
