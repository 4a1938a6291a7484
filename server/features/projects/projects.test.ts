import { describe, expect, test } from 'vitest';
import { projects } from '../../../db/schema/projects';
import { problemOf } from '../../test/responses';
import { storeClient } from '../clients/clients.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeProject } from './projects.examples';
import { movableClock } from '../../test/clock';
import { createTestApp, STAFF } from '../../test/test-app';

const PATH = '/api/admin/projects';

type Row = Record<string, unknown> & { id: string };
const rowOf = async (response: Response) => (await response.json()) as Row;
const rowsOf = async (response: Response) => (await response.json()) as Row[];

const RANGE = 'Progress must be a whole number from 0 to 100';

describe('a new project', () => {
  test('is returned with 201, defaults included', async () => {
    const { clock } = movableClock();
    const { send, deps } = createTestApp({ deps: { clock } });
    const clientId = storeClient(deps.database);
    const response = await send('POST', PATH, { clientId, title: 'Forecast' }, STAFF);
    expect(response.status).toBe(201);
    expect(await rowOf(response)).toEqual({
      id: expect.any(String) as string,
      clientId,
      title: 'Forecast',
      description: null,
      status: 'planning',
      budget: null,
      startDate: null,
      endDate: null,
      progress: 0,
      progressFromMilestones: false,
      lastUpdateAt: null,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    });
  });

  test('stores all given fields, with dates in UTC', async () => {
    const { send, deps } = createTestApp();
    const given = {
      clientId: storeClient(deps.database),
      title: 'Forecast',
      description: 'Two\nlines',
      status: 'in-progress',
      budget: 'USD 40,000',
      progress: 35,
    };
    const dates = { startDate: '2026-11-01', endDate: '2026-12-01T02:00:00+03:00' };
    const response = await send('POST', PATH, { ...given, ...dates }, STAFF);
    expect(await rowOf(response)).toMatchObject({
      ...given,
      startDate: '2026-11-01T00:00:00.000Z',
      endDate: '2026-11-30T23:00:00.000Z',
    });
  });

  test.each([
    ['clientId', undefined, 'Client is required'],
    ['clientId', '', 'Client is required'],
    ['clientId', null, 'Client is required'],
    ['clientId', 'nobody', 'This client does not exist'],
    ['title', undefined, 'Title is required'],
    ['title', ' ', 'Title is required'],
    ['budget', 40_000, 'Budget must be text'],
    ['status', 'done', 'Status must be one of planning, in-progress, completed, on-hold'],
    ['progress', -1, RANGE],
    ['progress', 101, RANGE],
    ['progress', 50.5, RANGE],
    ['progress', '50', RANGE],
    ['startDate', 'soon', 'Start Date must be an ISO 8601 date-time or null'],
    ['endDate', '2026-02-30', 'End Date must be an ISO 8601 date-time or null'],
    ['endDate', 1_700_000_000, 'End Date must be an ISO 8601 date-time or null'],
    ['endDate', '2026-10-31T23:59:00Z', 'End Date must not be before Start Date'],
  ])('with %s %j is refused at that field', async (path, value, message) => {
    const { send, deps, count } = createTestApp();
    const body = {
      clientId: storeClient(deps.database),
      title: 'Forecast',
      startDate: '2026-11-01',
      [path]: value,
    };
    const response = await send('POST', PATH, body, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path, message }]);
    expect(count(projects)).toBe(0);
  });

  test.each([0, 100])('may have a progress of %i', async (progress) => {
    const { send, deps } = createTestApp();
    const body = { clientId: storeClient(deps.database), title: 'Forecast', progress };
    expect((await send('POST', PATH, body, STAFF)).status).toBe(201);
  });
});

describe('a change of a project', () => {
  test('keeps omitted fields and clears null dates', async () => {
    const { send, deps } = createTestApp();
    const stored = {
      clientId: storeClient(deps.database),
      description: 'Long',
      budget: '10',
      progress: 10,
      status: 'on-hold',
      startDate: '2026-11-01T00:00:00.000Z',
      endDate: '2026-12-01T00:00:00.000Z',
    } as const;
    const id = storeProject(deps.database, stored);
    const first = await send('PUT', `${PATH}/${id}`, { progress: 60 }, STAFF);
    expect(first.status).toBe(200);
    expect(await rowOf(first)).toMatchObject({ ...stored, progress: 60 });
    const second = await send('PUT', `${PATH}/${id}`, { endDate: null, budget: '' }, STAFF);
    expect(await rowOf(second)).toMatchObject({ endDate: null, budget: null, progress: 60 });
  });

  test.each([
    [{ endDate: '2026-10-01' }, 'endDate', 'End Date must not be before Start Date'],
    [{ startDate: '2026-12-02' }, 'endDate', 'End Date must not be before Start Date'],
    [{ clientId: 'nobody' }, 'clientId', 'This client does not exist'],
    [{ title: '' }, 'title', 'Title is required'],
    [{ progress: 'much' }, 'progress', RANGE],
  ])('to %j is refused', async (body, path, message) => {
    const { send, deps } = createTestApp();
    const startDate = '2026-11-01T00:00:00.000Z';
    const id = storeProject(deps.database, { startDate, endDate: '2026-12-01T00:00:00.000Z' });
    const response = await send('PUT', `${PATH}/${id}`, body, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path, message }]);
  });

  test('of an unknown project is 404', async () => {
    const response = await createTestApp().send('PUT', `${PATH}/none`, { title: 'X' }, STAFF);
    expect(response.status).toBe(404);
  });

  test('that names a stale version is 409', async () => {
    const { send, deps } = createTestApp();
    const updatedAt = '2026-11-21T09:00:00.000Z';
    const id = storeProject(deps.database, { updatedAt });
    const body = { progress: 50, updatedAt };
    expect((await send('PUT', `${PATH}/${id}`, body, STAFF)).status).toBe(200);
    expect((await send('PUT', `${PATH}/${id}`, body, STAFF)).status).toBe(409);
  });
});

describe('the list of projects', () => {
  test('is newest first, with the time of the last update of each', async () => {
    const { get, deps } = createTestApp();
    const older = storeProject(deps.database, { createdAt: '2026-01-01T00:00:00.000Z' });
    const newer = storeProject(deps.database, { createdAt: '2026-01-02T00:00:00.000Z' });
    storeUpdate(deps.database, { projectId: older, createdAt: '2026-03-01T00:00:00.000Z' });
    storeUpdate(deps.database, { projectId: older, createdAt: '2026-02-01T00:00:00.000Z' });
    expect(await rowsOf(await get(PATH, STAFF))).toMatchObject([
      { id: newer, lastUpdateAt: null },
      { id: older, lastUpdateAt: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  test('is complete, however long it is', async () => {
    const { get, deps } = createTestApp();
    const clientId = storeClient(deps.database);
    for (let count = 0; count < 1_001; count += 1) storeProject(deps.database, { clientId });
    expect(await rowsOf(await get(PATH, STAFF))).toHaveLength(1_001);
  });
});

describe('the figures', () => {
  test('are zero without projects', async () => {
    const none = { count: 0, active: 0, completed: 0, averageProgress: 0 };
    expect(await createTestApp().staff().projects.stats()).toEqual(none);
  });

  test('count by status and average the progress of all', async () => {
    const { staff, deps } = createTestApp();
    const given = [
      ['planning', 0],
      ['in-progress', 50],
      ['in-progress', 51],
      ['completed', 100],
      ['on-hold', 0],
    ] as const;
    for (const [status, progress] of given) storeProject(deps.database, { status, progress });
    expect(await staff().projects.stats()).toEqual({
      count: 5,
      active: 2,
      completed: 1,
      averageProgress: 40.2,
    });
  });
});
