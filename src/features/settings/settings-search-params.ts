import { text } from '../../lib/search-params';

/**
 * The search params of the settings, as texts: every public page loads this file, so the tabs check
 * them.
 */
export interface SettingsSearchParams {
  tab?: string | undefined;
  /**
   * The filters of the activity log: a person's id or `visitor` or `system`, a type, a kind of record.
   * Beside the tab of webhooks, `record` is the id of the open one.
   */
  person?: string | undefined;
  type?: string | undefined;
  record?: string | undefined;
  period?: string | undefined;
}

export const readSettingsSearchParams = (
  search: Record<string, unknown>,
): SettingsSearchParams => ({
  tab: text(search.tab),
  person: text(search.person),
  type: text(search.type),
  record: text(search.record),
  period: text(search.period),
});
