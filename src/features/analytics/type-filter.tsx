import { SelectField } from '../../components/field';

interface TypeFilterProps {
  id: string;
  types: string[];
  value: string;
  onChange: (type: string) => void;
}

/** All types, or one. */
export function TypeFilter({ id, types, value, onChange }: TypeFilterProps) {
  return (
    <SelectField
      id={id}
      label="Type"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="mb-3 w-72 max-w-full"
    >
      <option value="">All types</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {type}
        </option>
      ))}
    </SelectField>
  );
}
