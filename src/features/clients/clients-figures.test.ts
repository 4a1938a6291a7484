import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../lib/days';
import { isFiltered, viewClients, viewProjects, DEFAULT_VIEW } from './list-views';
import {
  clientRows,
  dueOf,
  clientStats,
  projectRows,
  reasonOf,
  silentDays,
} from './clients-figures';
import type { Client, Project } from './use-clients';

const TODAY = '2026-11-21';
const daysAgo = (days: number) => `${dayAfter(TODAY, -days)}T09:00:00.000Z`;

let count = 0;
function aClient(overrides: Partial<Client> = {}): Client {
  count += 1;
  return {
    id: `c${count}`,
    name: `Client ${count}`,
    email: `c${count}@mail.example`,
    company: 'Petra Steel',
    phone: null,
    status: 'active',
    leadId: null,
    createdAt: daysAgo(90),
    updatedAt: daysAgo(90),
    ...overrides,
  };
}

function aProject(overrides: Partial<Project> = {}): Project {
  count += 1;
  return {
    id: `p${count}`,
    clientId: 'none',
    title: `Project ${count}`,
    description: null,
    status: 'in-progress',
    budget: null,
    startDate: null,
    endDate: null,
    progress: 0,
    progressFromMilestones: false,
    lastUpdateAt: null,
    createdAt: daysAgo(1),
    updatedAt: daysAgo(1),
    ...overrides,
  };
}

function rowsOf(clients: Client[], projects: Project[]) {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const rows = projectRows(projects, byId, TODAY);
  return { projects: rows, clients: clientRows(clients, rows, TODAY) };
}

describe('an end date', () => {
  test.each([
    ['2026-11-20', 'in-progress', 'overdue'],
    ['2026-11-20', 'on-hold', 'overdue'],
    ['2026-11-20', 'completed', null],
    ['2026-11-21', 'in-progress', 'due-soon'],
    ['2026-11-28', 'planning', 'due-soon'],
    ['2026-11-29', 'planning', null],
  ] as const)('%s of a project with the status %s makes it %s', (day, status, due) => {
    expect(dueOf({ endDate: `${day}T00:00:00.000Z`, status }, TODAY)).toBe(due);
  });

  test('that is missing is never due', () => {
    expect(dueOf({ endDate: null, status: 'in-progress' }, TODAY)).toBeNull();
  });
});

describe('silence', () => {
  test.each([
    [{ createdAt: daysAgo(29) }, null],
    [{ createdAt: daysAgo(30) }, 30],
    [{ createdAt: daysAgo(90), lastUpdateAt: daysAgo(10) }, null],
    [{ createdAt: daysAgo(90), lastUpdateAt: daysAgo(45) }, 45],
    [{ createdAt: daysAgo(90), status: 'completed' }, null],
    [{ createdAt: daysAgo(90), status: 'on-hold' }, null],
  ] as const)('of a project with %j is %s', (overrides, days) => {
    expect(silentDays(aProject(overrides), TODAY)).toBe(days);
  });

  test('of a client needs all its open projects to be silent', () => {
    const [quiet, mixed, inactive, idle] = [
      aClient(),
      aClient(),
      aClient({ status: 'inactive' }),
      aClient(),
    ] as const;
    const old = { createdAt: daysAgo(60) };
    const { clients } = rowsOf(
      [quiet, mixed, inactive, idle],
      [
        aProject({ ...old, clientId: quiet.id }),
        aProject({ ...old, clientId: mixed.id }),
        aProject({ clientId: mixed.id }),
        aProject({ ...old, clientId: inactive.id }),
      ],
    );
    expect(clients.map(({ isSilent }) => isSilent)).toEqual([true, false, false, false]);
  });

  test('of a client ends with an update of any project', () => {
    const client = aClient();
    const { clients } = rowsOf(
      [client],
      [
        aProject({ createdAt: daysAgo(60), clientId: client.id }),
        aProject({ status: 'completed', clientId: client.id, lastUpdateAt: daysAgo(3) }),
      ],
    );
    expect(clients.map(({ isSilent }) => isSilent)).toEqual([false]);
  });
});

test('clients and projects are found by each spelling of their words', () => {
  const client = aClient({ name: 'أحمد الخطيب' });
  const project = aProject({ clientId: client.id, title: 'توسعة المستودع' });
  const rows = rowsOf([client], [project]);
  expect(viewClients(rows.clients, { ...DEFAULT_VIEW, search: 'احمد' })).toHaveLength(1);
  expect(viewProjects(rows.projects, { ...DEFAULT_VIEW, search: 'توسعه' })).toHaveLength(1);
  expect(viewProjects(rows.projects, { ...DEFAULT_VIEW, search: 'أحمَد' })).toHaveLength(1);
});

describe('the lists', () => {
  const rana = aClient({ name: 'Rana', company: 'Petra Steel', status: 'inactive' });
  const omar = aClient({ name: 'Omar', company: 'Najd Dairy', phone: '+966 5' });
  const late = aProject({
    clientId: omar.id,
    title: 'Milk app',
    endDate: daysAgo(5),
    progress: 40,
  });
  const other = aProject({ clientId: rana.id, title: 'Scrap', createdAt: daysAgo(50) });
  const rows = rowsOf([rana, omar], [late, other]);
  const names = (view: Partial<typeof DEFAULT_VIEW>) =>
    viewClients(rows.clients, { ...DEFAULT_VIEW, ...view }).map(({ client }) => client.name);
  const titles = (view: Partial<typeof DEFAULT_VIEW>) =>
    viewProjects(rows.projects, { ...DEFAULT_VIEW, ...view }).map(({ project }) => project.title);

  test.each([
    [{}, ['Rana', 'Omar']],
    [{ search: ' NAJD ' }, ['Omar']],
    [{ search: '+966' }, ['Omar']],
    [{ status: 'inactive' }, ['Rana']],
    [{ isOverdue: true }, ['Omar']],
    [{ isSilent: true }, []],
    [{ sort: { by: 'name', isDescending: false } }, ['Omar', 'Rana']],
    [{ sort: { by: 'name', isDescending: true } }, ['Rana', 'Omar']],
  ])('of clients with %j shows %j', (view, shown) => {
    expect(names(view)).toEqual(shown);
  });

  test.each([
    [{ search: 'omar' }, ['Milk app']],
    [{ clientId: rana.id }, ['Scrap']],
    [{ isOverdue: true }, ['Milk app']],
    [{ isSilent: true }, ['Scrap']],
    [{ status: 'planning' }, []],
    [{ sort: { by: 'progress', isDescending: true } }, ['Milk app', 'Scrap']],
    [{ sort: { by: 'end', isDescending: false } }, ['Milk app', 'Scrap']],
    [{ sort: { by: 'end', isDescending: true } }, ['Milk app', 'Scrap']],
  ])('of projects with %j shows %j', (view, shown) => {
    expect(titles(view)).toEqual(shown);
  });

  test('know whether a filter is set', () => {
    expect(isFiltered(DEFAULT_VIEW)).toBe(false);
    expect(isFiltered({ ...DEFAULT_VIEW, sort: { by: 'name', isDescending: true } })).toBe(false);
    expect(isFiltered({ ...DEFAULT_VIEW, isSilent: true })).toBe(true);
  });
});

describe('the cards', () => {
  const values = (figures: Parameters<typeof clientStats>[0]) =>
    clientStats(figures).map(({ label, value }) => [label, value]);

  test('show zero without projects', () => {
    const projects = { count: 0, active: 0, completed: 0, averageProgress: 0 };
    expect(values({ clients: 0, activeClients: 0, projects })).toEqual([
      ['Total Clients', '0'],
      ['Active Projects', '0'],
      ['Completed Projects', '0'],
      ['Average Progress', '0%'],
    ]);
  });

  test('round the average, and separate thousands', () => {
    const projects = { count: 9_999, active: 5_000, completed: 1_234, averageProgress: 40.5 };
    expect(values({ clients: 2_000, activeClients: undefined, projects })).toEqual([
      ['Total Clients', '2,000'],
      ['Active Projects', '5,000'],
      ['Completed Projects', '1,234'],
      ['Average Progress', '41%'],
    ]);
  });
});

test('the reason for attention is said in words', () => {
  const client = aClient();
  const old = { clientId: client.id, createdAt: daysAgo(80), lastUpdateAt: daysAgo(32) };
  const late = aProject({ ...old, endDate: '2026-11-03T00:00:00.000Z' });
  const projects = [late, aProject(old), aProject(old)];
  const rows = projectRows(projects, new Map([[client.id, client]]), TODAY);
  const [row] = clientRows([client], rows, TODAY);
  expect(row && reasonOf(row)).toBe(
    '1 project due since Nov 3, 2026; 3 projects, none updated since Oct 20, 2026',
  );
});
