import { useMemo } from 'react';
import { INTEREST_LABELS, INTERESTS, LEAD_STATUSES } from '../../../db/enums';
import { DIRECT } from '../../../server/features/leads/leads.schema';
import { MoreFilters } from '../../components/more-filters';
import { Button } from '../../components/ui/button';
import { Select } from '../../components/ui/select';
import { useNow } from '../../hooks/use-now';
import { useMe } from '../../hooks/use-permissions';
import { formatCount } from '../../lib/numbers';
import { countFilters, DUE_DAYS, type LeadFilters, listSources, PERIODS } from './filter-leads';
import { STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';
import type { LeadsSearchParams } from './leads-search-params';

const DUE_LABELS = { 0: 'Due today', 1: 'Due tomorrow', 7: 'Due in 7 days' };

interface LeadFilterBarProps {
  filters: LeadFilters;
  /** Undefined until all of them are loaded. */
  leads: Lead[] | undefined;
  onChange: (change: LeadsSearchParams) => void;
}

/** Whose leads, whether they are late, their status and what they ask for. */
export function LeadFilterBar({ filters, leads, onChange }: LeadFilterBarProps) {
  const me = useMe()?.id;
  const now = useNow();
  const counts = useMemo(() => leads && countFilters(leads, { me, now }), [leads, me, now]);
  const { owner, isOverdue, due, status, interest, source, period } = filters;
  const sources = useMemo(() => listSources(leads ?? []), [leads]);
  const toggleOwner = (chosen: 'mine' | 'none') =>
    onChange({ owner: owner === chosen ? undefined : chosen });
  return (
    <>
      <Toggle
        label="Mine"
        count={counts?.mine}
        isOn={owner === 'mine'}
        onToggle={() => toggleOwner('mine')}
      />
      <Toggle
        label="Unassigned"
        count={counts?.unassigned}
        isOn={owner === 'none'}
        onToggle={() => toggleOwner('none')}
      />
      <Toggle
        label="Overdue"
        count={counts?.overdue}
        isOn={isOverdue}
        onToggle={() => onChange({ overdue: isOverdue ? undefined : 'true' })}
      />
      <MoreFilters count={[due, status, interest, source, period].filter(Boolean).length}>
        <Select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target }) => onChange({ status: target.value || undefined })}
          className="flex-1 basis-32 sm:flex-none"
        >
          <option value="">All statuses</option>
          {LEAD_STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_LABELS[each]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Due"
          value={due ?? ''}
          onChange={({ target }) => onChange({ due: target.value || undefined })}
          className="flex-1 basis-32 sm:flex-none"
        >
          <option value="">Due or not</option>
          {DUE_DAYS.map((days) => (
            <option key={days} value={days}>
              {DUE_LABELS[days]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Interest"
          value={interest ?? ''}
          onChange={({ target }) => onChange({ interest: target.value || undefined })}
          className="flex-1 basis-40 sm:max-w-44 sm:flex-none"
        >
          <option value="">All interests</option>
          {INTERESTS.map((each) => (
            <option key={each} value={each}>
              {INTEREST_LABELS[each]}
            </option>
          ))}
        </Select>
        {(source ?? sources.length > 0) && (
          <Select
            aria-label="Source"
            value={source ?? ''}
            onChange={({ target }) => onChange({ source: target.value || undefined })}
            className="flex-1 basis-32 sm:max-w-40 sm:flex-none"
          >
            <option value="">All sources</option>
            {[...new Set([...(source ? [source] : []), ...sources])].map((each) => (
              <option key={each} value={each}>
                {each === DIRECT ? 'Direct' : each}
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label="Period"
          value={period ?? ''}
          onChange={({ target }) => onChange({ period: target.value || undefined })}
          className="flex-1 basis-32 sm:flex-none"
        >
          <option value="">All time</option>
          {PERIODS.map((days) => (
            <option key={days} value={days}>
              {days === '1' ? 'Last 24 hours' : `Last ${days} days`}
            </option>
          ))}
        </Select>
      </MoreFilters>
    </>
  );
}

interface ToggleProps {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onToggle: () => void;
}

function Toggle({ label, count, isOn, onToggle }: ToggleProps) {
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      onClick={onToggle}
      className="max-sm:flex-1 max-sm:px-2.5"
    >
      {label}
      <span aria-hidden className="font-normal tabular-nums empty:hidden">
        {count !== undefined && formatCount(count)}
      </span>
    </Button>
  );
}
