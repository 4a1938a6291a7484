import { type Period, PERIODS } from '../../../server/features/analytics/periods.schema';
import { PERIOD_LABELS } from './figures';

interface PeriodPickerProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** One of six stretches of time; the arrow keys go from one to the next. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  return (
    <fieldset className="relative min-w-0 max-sm:flex-1">
      <legend className="sr-only">Period</legend>
      <div className="grid grid-cols-3 gap-px cut-1 border border-line-strong bg-surface p-0.5 sm:flex sm:w-max">
        {PERIODS.map((period) => (
          <label
            key={period}
            className="relative cursor-pointer cut-1 px-3 text-center text-small leading-10 font-medium whitespace-nowrap text-muted hover:text-text has-checked:bg-text has-checked:text-ground has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus max-sm:px-1"
          >
            <input
              type="radio"
              name="period"
              value={period}
              checked={period === value}
              onChange={() => onChange(period)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {PERIOD_LABELS[period]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
