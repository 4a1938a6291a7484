import { CLIENT_STATUSES, PROJECT_STATUSES } from '../../../db/enums';
import { flag, oneOf, text } from '../../lib/search-params';

const CLIENTS_SCREEN_TABS = ['clients', 'projects', 'updates'] as const;
export type ClientsScreenTab = (typeof CLIENTS_SCREEN_TABS)[number];

/** The search params of the screen of clients. */
export interface ClientsSearchParams {
  tab?: ClientsScreenTab | undefined;
  /** The project whose updates are shown. */
  project?: string | undefined;
  /** The update that is scrolled to. */
  update?: string | undefined;
  /** The client whose detail is open. */
  client?: string | undefined;
  /** The lead that prefills a new client. */
  lead?: string | undefined;
  search?: string | undefined;
  status?: (typeof CLIENT_STATUSES | typeof PROJECT_STATUSES)[number] | undefined;
  /** The client that the list of projects is filtered by. */
  clientId?: string | undefined;
  overdue?: true | undefined;
  silent?: true | undefined;
  /** The id of a column, with a leading minus for descending order. */
  sort?: string | undefined;
}

export const readClientsSearchParams = (search: Record<string, unknown>): ClientsSearchParams => ({
  tab: oneOf(CLIENTS_SCREEN_TABS, search.tab),
  project: text(search.project),
  update: text(search.update),
  client: text(search.client),
  lead: text(search.lead),
  search: text(search.search),
  status: oneOf([...CLIENT_STATUSES, ...PROJECT_STATUSES], search.status),
  clientId: text(search.clientId),
  overdue: flag(search.overdue),
  silent: flag(search.silent),
  sort: text(search.sort),
});
