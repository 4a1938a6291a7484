import { cx } from 'class-variance-authority';
import { useId } from 'react';

const OPTION = cx(
  'relative cursor-pointer cut-1 px-3 text-center max-sm:px-1',
  'text-small leading-10 font-medium whitespace-nowrap text-muted hover:text-text max-md:leading-11',
  'has-checked:bg-text has-checked:text-ground',
  'has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
);

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that look like a row of segments; the arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="relative min-w-0 max-sm:flex-1">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-px cut-1 border border-line-strong bg-surface p-0.5 sm:flex sm:w-max">
        {options.map((option) => (
          <label key={option.value} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
