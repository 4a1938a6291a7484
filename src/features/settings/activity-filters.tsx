import type { ReactNode } from 'react';
import { ACTOR_TYPES } from '../../../db/permissions';
import {
  ACTIVITY_TYPES,
  subjectTypeOf,
} from '../../../server/features/activities/activity-types.schema';
import { SUBJECT_TYPES, SUBJECTS } from '../../../server/features/activities/event-subjects.schema';
import { SelectField } from '../../components/ui/field';
import { oneOf } from '../../lib/search-params';
import { trpc } from '../../lib/trpc';
import type { SettingsScreenProps } from './settings-screen';
import type { SettingsSearchParams } from './settings-search-params';

type Filters = Pick<SettingsSearchParams, 'person' | 'type' | 'record' | 'period'>;

const ACTIVITY_PERIODS = ['day', 'week', 'month', 'all'] as const;

const PERIOD_LABELS = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'All time',
} as const;

const DAYS = { day: 1, week: 7, month: 30, all: null } as const;
const DAY_MS = 86_400_000;

/** The input of the list for the chosen filters; unknown words of an address are ignored. */
export function toFilter({ person, type, record, period }: Filters, now: Date) {
  const actorType = oneOf(ACTOR_TYPES, person);
  const days = DAYS[oneOf(ACTIVITY_PERIODS, period) ?? 'all'];
  return {
    actorType,
    actorId: actorType ? undefined : person,
    type: oneOf(ACTIVITY_TYPES, type),
    subjectType: oneOf(SUBJECT_TYPES, record),
    from: days === null ? undefined : new Date(now.getTime() - days * DAY_MS).toISOString(),
  };
}

/** Filters by person, type, record and time. */
export function ActivityFilters({ searchParams, setSearchParams }: SettingsScreenProps) {
  const actors = trpc.activities.actors.useQuery().data ?? [];
  const { person, type, record, period = 'all' } = searchParams;
  const types = record
    ? ACTIVITY_TYPES.filter((each) => subjectTypeOf(each) === record)
    : ACTIVITY_TYPES;
  const change = (filters: Filters) => setSearchParams(filters, 'replace');
  return (
    <div className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Choice
        id="activity-person"
        label="Person"
        value={person}
        onChange={(chosen) => change({ person: chosen })}
      >
        <option value="">Everybody</option>
        {actors.map(({ id, name, isRemoved }) => (
          <option key={id} value={id}>
            {isRemoved ? `${name} (removed)` : name}
          </option>
        ))}
        <option value="visitor">Visitors</option>
        <option value="system">Masar itself</option>
      </Choice>
      <Choice
        id="activity-type"
        label="Type"
        value={type}
        onChange={(chosen) => change({ type: chosen })}
      >
        <option value="">All types</option>
        {types.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
      <Choice
        id="activity-record"
        label="Record"
        value={record}
        onChange={(chosen) => change({ record: chosen, type: undefined })}
      >
        <option value="">All records</option>
        {SUBJECT_TYPES.map((each) => (
          <option key={each} value={each}>
            {SUBJECTS[each].label}
          </option>
        ))}
      </Choice>
      <Choice
        id="activity-period"
        label="Time"
        value={period}
        onChange={(chosen) => {
          const known = oneOf(ACTIVITY_PERIODS, chosen);
          change({ period: known === 'all' ? undefined : known });
        }}
      >
        {ACTIVITY_PERIODS.map((each) => (
          <option key={each} value={each}>
            {PERIOD_LABELS[each]}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string | undefined;
  /** Undefined for all. */
  onChange: (value: string | undefined) => void;
  children: ReactNode;
}

function Choice({ id, label, value = '', onChange, children }: ChoiceProps) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {children}
    </SelectField>
  );
}
