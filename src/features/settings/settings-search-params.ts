/** The search params of the settings, as texts, which the tabs check. */
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
