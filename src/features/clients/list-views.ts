import { foldSpelling } from '../../../db/spelling';
import { type Sort, sortRows } from '../../lib/sort-rows';
import type { ClientRow, ProjectRow } from './clients-figures';

/** The filters and the order of a list. */
export interface ListView {
  search: string;
  status: string;
  clientId: string;
  isOverdue: boolean;
  isSilent: boolean;
  sort: Sort | null;
}

export const WITHOUT_FILTERS: Omit<ListView, 'sort'> = {
  search: '',
  status: '',
  clientId: '',
  isOverdue: false,
  isSilent: false,
};

export const DEFAULT_VIEW: ListView = { ...WITHOUT_FILTERS, sort: null };

export const isFiltered = ({ search, status, clientId, isOverdue, isSilent }: ListView) =>
  search.trim() !== '' || status !== '' || clientId !== '' || isOverdue || isSilent;

export function viewClients(rows: ClientRow[], view: ListView): ClientRow[] {
  const wanted = foldSpelling(view.search.trim());
  const found = rows.filter(
    (row) =>
      (!view.status || row.client.status === view.status) &&
      (!view.isOverdue || row.overdue > 0) &&
      (!view.isSilent || row.isSilent) &&
      row.text.includes(wanted),
  );
  return sortRows(found, view.sort, CLIENT_KEYS);
}

export function viewProjects(rows: ProjectRow[], view: ListView): ProjectRow[] {
  const wanted = foldSpelling(view.search.trim());
  const found = rows.filter(
    ({ project, ...row }) =>
      (!view.status || project.status === view.status) &&
      (!view.clientId || project.clientId === view.clientId) &&
      (!view.isOverdue || row.due === 'overdue') &&
      (!view.isSilent || row.silentDays !== null) &&
      row.text.includes(wanted),
  );
  return sortRows(found, view.sort, PROJECT_KEYS);
}

const CLIENT_KEYS: Record<string, (row: ClientRow) => string | number | null> = {
  name: ({ client }) => client.name,
  company: ({ client }) => client.company,
  email: ({ client }) => client.email,
  status: ({ client }) => client.status,
  projects: (row) => row.open,
  lastUpdate: (row) => row.lastUpdateAt,
};

const PROJECT_KEYS: Record<string, (row: ProjectRow) => string | number | null> = {
  title: ({ project }) => project.title,
  client: ({ client }) => client?.company ?? null,
  status: ({ project }) => STATUS_ORDER.indexOf(project.status),
  progress: ({ project }) => project.progress,
  end: ({ project }) => project.endDate,
  lastUpdate: ({ project }) => project.lastUpdateAt,
};

/** The order of a project's phases, not alphabetical. */
const STATUS_ORDER: readonly string[] = ['planning', 'in-progress', 'on-hold', 'completed'];
