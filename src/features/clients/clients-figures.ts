import { foldSpelling } from '../../../db/spelling';
import { formatPlainDay } from '../../lib/dates';
import { dayAfter } from '../../lib/days';
import { countOf, formatCount, formatKnownCount } from '../../lib/numbers';
import type { Client, Project } from './use-clients';

const SILENT_AFTER_DAYS = 30;
const DUE_SOON_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Due = 'overdue' | 'due-soon' | null;

/** Compares days: a project due today is not overdue yet, a completed one is never due. */
export function dueOf(
  { endDate, status }: Pick<Project, 'endDate' | 'status'>,
  today: string,
): Due {
  if (!endDate || status === 'completed') return null;
  const day = endDate.slice(0, 10);
  if (day < today) return 'overdue';
  return day <= dayAfter(today, DUE_SOON_DAYS) ? 'due-soon' : null;
}

/** The days since the last update of an open project; null below thirty days. */
export function silentDays(
  project: Pick<Project, 'status' | 'createdAt' | 'lastUpdateAt'>,
  today: string,
): number | null {
  if (!isOpen(project)) return null;
  const days = daysSince(project.lastUpdateAt ?? project.createdAt, today);
  return days >= SILENT_AFTER_DAYS ? days : null;
}

/** In whole days, so that the figures change once a day. */
const daysSince = (iso: string, today: string) =>
  (Date.parse(today) - Date.parse(iso.slice(0, 10))) / DAY_MS;

/** Planned or in progress, so the client waits for it. */
const isOpen = ({ status }: Pick<Project, 'status'>) =>
  status === 'planning' || status === 'in-progress';

export interface ProjectRow {
  project: Project;
  client: Client | undefined;
  due: Due;
  silentDays: number | null;
  /** The text for the search, in lower case. */
  text: string;
}

export interface ClientRow {
  client: Client;
  projects: number;
  open: number;
  overdue: number;
  /** The earliest end date that has passed. */
  overdueSince: string | null;
  lastUpdateAt: string | null;
  /** An active client who has open projects, and has had no update of any project for thirty days. */
  isSilent: boolean;
  text: string;
}

export function projectRows(projects: Project[], clients: Map<string, Client>, today: string) {
  return projects.map((project): ProjectRow => {
    const client = clients.get(project.clientId);
    const words = [
      project.title,
      project.description,
      project.budget,
      client?.name,
      client?.company,
    ];
    return {
      project,
      client,
      due: dueOf(project, today),
      silentDays: silentDays(project, today),
      text: foldSpelling(words.join('\n')),
    };
  });
}

export function clientRows(clients: Client[], rows: ProjectRow[], today: string): ClientRow[] {
  const byClient = new Map<string, ProjectRow[]>();
  for (const row of rows) {
    const own = byClient.get(row.project.clientId);
    if (own) own.push(row);
    else byClient.set(row.project.clientId, [row]);
  }
  return clients.map((client) => {
    const own = byClient.get(client.id) ?? [];
    const open = own.filter(({ project }) => isOpen(project));
    const lastUpdateAt = own
      .flatMap(({ project }) => project.lastUpdateAt ?? [])
      .sort()
      .at(-1);
    return {
      client,
      projects: own.length,
      open: open.length,
      overdue: own.filter(({ due }) => due === 'overdue').length,
      overdueSince:
        own
          .flatMap(({ due, project }) => (due === 'overdue' ? (project.endDate ?? []) : []))
          .sort()[0] ?? null,
      lastUpdateAt: lastUpdateAt ?? null,
      isSilent:
        client.status === 'active' &&
        open.length > 0 &&
        open.every((row) => row.silentDays !== null) &&
        (!lastUpdateAt || daysSince(lastUpdateAt, today) >= SILENT_AFTER_DAYS),
      text: foldSpelling([client.name, client.email, client.company, client.phone].join('\n')),
    };
  });
}

interface Figures {
  clients: number | undefined;
  activeClients: number | undefined;
  projects:
    { count: number; active: number; completed: number; averageProgress: number } | undefined;
}

/** The four cards of the screen. */
export function clientStats({ clients, activeClients, projects }: Figures) {
  const share = projects && projects.count > 0 ? (100 * projects.completed) / projects.count : 0;
  return [
    {
      label: 'Total Clients',
      value: formatKnownCount(clients),
      caption:
        activeClients === undefined
          ? 'active and inactive'
          : `${formatCount(activeClients)} active`,
    },
    {
      label: 'Active Projects',
      value: formatKnownCount(projects?.active),
      caption: projects ? `in progress, of ${formatCount(projects.count)}` : 'in progress',
    },
    {
      label: 'Completed Projects',
      value: formatKnownCount(projects?.completed),
      caption: projects ? `${Math.round(share)}% of all projects` : 'of all projects',
    },
    {
      label: 'Average Progress',
      value: projects && `${Math.round(projects.averageProgress)}%`,
      caption: 'over all projects',
    },
  ];
}

/** Why a client needs attention, such as `3 projects, none updated since Oct 20, 2026`. */
export function reasonOf({ open, overdueSince, overdue, isSilent, lastUpdateAt }: ClientRow) {
  const reasons = [];
  if (overdueSince) {
    reasons.push(`${countOf(overdue, 'projects')} due since ${formatPlainDay(overdueSince)}`);
  }
  if (isSilent) {
    const since = lastUpdateAt ? `since ${formatPlainDay(lastUpdateAt)}` : 'yet';
    const none = open === 1 ? 'not updated' : 'none updated';
    reasons.push(`${countOf(open, 'projects')}, ${none} ${since}`);
  }
  return reasons.join('; ');
}
