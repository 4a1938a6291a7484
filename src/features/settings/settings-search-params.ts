import { oneOf, text } from '../../lib/search-params';

const SETTINGS_TABS = ['people', 'tokens', 'activity', 'account'] as const;

export const ACTIVITY_PERIODS = ['day', 'week', 'month', 'all'] as const;

/** The search params of the settings. */
export interface SettingsSearchParams {
  tab?: (typeof SETTINGS_TABS)[number] | undefined;
  /** The filters of the activity log: a person's id or `visitor` or `system`, a type, a kind of record. */
  person?: string | undefined;
  type?: string | undefined;
  record?: string | undefined;
  period?: (typeof ACTIVITY_PERIODS)[number] | undefined;
}

export const readSettingsSearchParams = (
  search: Record<string, unknown>,
): SettingsSearchParams => ({
  tab: oneOf(SETTINGS_TABS, search.tab),
  person: text(search.person),
  type: text(search.type),
  record: text(search.record),
  period: oneOf(ACTIVITY_PERIODS, search.period),
});
