import { type Period, PERIODS } from '../../../server/features/analytics/periods.schema';
import { SegmentedControl } from '../../components/ui/segmented-control';
import { PERIOD_LABELS } from './figures';

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

interface PeriodPickerProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** Chooses the period of the dashboard. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  return <SegmentedControl label="Period" options={OPTIONS} value={value} onChange={onChange} />;
}
