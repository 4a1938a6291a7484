import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { FIRST_DAY, type Period, PERIODS } from '../../../server/features/analytics/periods.schema';
import { Button } from '../../components/ui/button';
import { TextField } from '../../components/ui/field';
import { SegmentedControl } from '../../components/ui/segmented-control';
import { checkDays, type DayErrors, type TypedDays } from './chosen-period';
import { PERIOD_LABELS } from './figures';

const OPTIONS = [...PERIODS, 'custom' as const].map((value) => ({
  value,
  label: PERIOD_LABELS[value],
}));

interface PeriodPickerProps {
  value: Period | 'custom';
  onChange: (period: Period | 'custom') => void;
}

/** Chooses the period of the dashboard. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  return <SegmentedControl label="Period" options={OPTIONS} value={value} onChange={onChange} />;
}

interface CustomPeriodProps {
  /** The days of the address; empty texts before any are chosen. */
  days: TypedDays;
  /** What the server or the address has wrong. */
  errors: DayErrors;
  onApply: (days: TypedDays) => void;
}

/** The first and the last day of a custom period. */
export function CustomPeriod({ days, errors: known, onApply }: CustomPeriodProps) {
  const id = useId();
  const [errors, setErrors] = useState<DayErrors | null>(null);
  const shown = errors ?? known;
  const { from, to } = days;
  const form = useRef<HTMLFormElement>(null);
  // In place of new fields, which would lose the focus.
  useEffect(() => {
    for (const [name, day] of Object.entries({ from, to })) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = day;
    }
  }, [from, to]);

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typedIn = (name: keyof TypedDays) =>
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`);
    const typed = { from: typedIn('from')?.value ?? '', to: typedIn('to')?.value ?? '' };
    const found = checkDays(typed);
    const first = found.from ? 'from' : found.to ? 'to' : null;
    setErrors(first && found);
    if (!first) onApply(typed);
    else typedIn(first)?.focus();
  }

  return (
    <form
      ref={form}
      aria-label="Custom period"
      noValidate
      onSubmit={apply}
      className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-4 border border-line bg-surface px-5 py-4"
    >
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          type="date"
          min={FIRST_DAY}
          label={name === 'from' ? 'From' : 'To'}
          defaultValue={days[name]}
          error={shown[name]}
          className="w-52 max-sm:w-full"
        />
      ))}
      <Button type="submit" className="max-sm:w-full sm:mt-7.5">
        Apply
      </Button>
    </form>
  );
}
