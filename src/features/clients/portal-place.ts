import { CLIENT_STATUSES, PROJECT_STATUSES } from '../../../db/enums';
import { flag, oneOf, text } from '../../lib/search-params';

const PORTAL_TABS = ['clients', 'projects', 'updates'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** What the address says of the portal. */
export interface PortalPlace {
  tab?: PortalTab | undefined;
  /** Whose updates are shown. */
  project?: string | undefined;
  /** The client whose detail is open. */
  client?: string | undefined;
  /** The lead that is to become a client. */
  lead?: string | undefined;
  search?: string | undefined;
  status?: (typeof CLIENT_STATUSES | typeof PROJECT_STATUSES)[number] | undefined;
  /** Whose projects are listed. */
  clientId?: string | undefined;
  overdue?: true | undefined;
  silent?: true | undefined;
  /** A column, with a minus before it from the last to the first. */
  sort?: string | undefined;
}

export const readPortalPlace = (search: Record<string, unknown>): PortalPlace => ({
  tab: oneOf(PORTAL_TABS, search.tab),
  project: text(search.project),
  client: text(search.client),
  lead: text(search.lead),
  search: text(search.search),
  status: oneOf([...CLIENT_STATUSES, ...PROJECT_STATUSES], search.status),
  clientId: text(search.clientId),
  overdue: flag(search.overdue),
  silent: flag(search.silent),
  sort: text(search.sort),
});
