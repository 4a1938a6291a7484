import { NO_FILTERS } from './filter-leads';
import type { LeadsSearchParams } from './leads-search-params';
import type { SavedView, ViewsChange } from './use-saved-views';

type Shown = Omit<LeadsSearchParams, 'lead'>;

/** What a view keeps of an address: all of it but the open lead. */
const NOTHING: Record<keyof Shown, undefined> = {
  ...NO_FILTERS,
  search: undefined,
  filter: undefined,
  sort: undefined,
  view: undefined,
};
const NAMES = Object.keys(NOTHING).toSorted() as (keyof Shown)[];

export function queryOf(params: LeadsSearchParams): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = params[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
}

/** The search params of a view; the others are emptied, the open lead too. */
export function paramsOf(query: string): LeadsSearchParams {
  const params = new URLSearchParams(query);
  const shown = NAMES.map((name) => [name, params.get(name) ?? undefined] as const);
  return { ...Object.fromEntries(shown), lead: undefined };
}

/** The view in place of the one of this name, or beside all. Only one view is the default. */
export const withView =
  (name: string | null, view: SavedView): ViewsChange =>
  (views) => {
    const others = views.filter((one) => one.name !== name);
    return [
      ...(view.isDefault ? others.map((one) => ({ ...one, isDefault: false })) : others),
      view,
    ];
  };

export const withQuery =
  (name: string, query: string): ViewsChange =>
  (views) =>
    views.map((one) => (one.name === name ? { ...one, query } : one));

export const withoutView =
  (name: string): ViewsChange =>
  (views) =>
    views.filter((one) => one.name !== name);
