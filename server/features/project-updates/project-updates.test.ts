import { describe, expect, test } from 'vitest';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { projectUpdates } from '../../../db/schema/project-updates';
import { problemOf } from '../../test/responses';
import { storeUpdate } from './project-updates.examples';
import { storeProject } from '../projects/projects.examples';
import { createTestApp, STAFF } from '../../test/test-app';

const pathOf = (projectId: string) => `/api/admin/projects/${projectId}/updates`;

type Row = Record<string, unknown> & { id: string };
const rowOf = async (response: Response) => (await response.json()) as Row;
const rowsOf = async (response: Response) => (await response.json()) as Row[];

describe('a new update', () => {
  test.each([
    ['a list of files', [{ mediaId: '1', filename: 'a.pdf', url: '/media/1/a.pdf' }]],
    ['an object', { any: { shape: [1, null] } }],
    ['a text', 'see mail'],
    ['a number', 0],
    ['nothing', null],
  ])('stores %s as attachments', async (_name, attachments) => {
    const { send, get, deps } = createTestApp();
    const projectId = storeProject(deps.database);
    const body = { title: 'Live', content: '**Two** stores.', attachments };
    const response = await send('POST', pathOf(projectId), body, STAFF);
    expect(response.status).toBe(201);
    const row = await rowOf(response);
    expect(row).toEqual({
      ...body,
      id: expect.any(String) as string,
      projectId,
      authorId: ADMINISTRATOR_ID,
      isDraft: false,
      isVisible: true,
      editedAt: null,
      createdAt: expect.any(String) as string,
    });
    expect(await rowsOf(await get(pathOf(projectId), STAFF))).toEqual([row]);
  });

  test('is told once to open consoles, with what it asks too', async () => {
    const { send, deps } = createTestApp();
    const path = pathOf(storeProject(deps.database));
    const told: unknown[] = [];
    deps.bus.subscribe('staff', (event) => told.push(event));
    const body = { title: 'Live', content: 'Two stores.', ask: { kind: 'approve' } };
    const { id } = await rowOf(await send('POST', path, body, STAFF));
    expect(told).toEqual([{ type: 'changed', subjectType: 'project_update', id }]);
  });

  test('has no attachments by default', async () => {
    const { send, deps } = createTestApp();
    const body = { title: 'Live', content: 'Two stores.' };
    const response = await send('POST', pathOf(storeProject(deps.database)), body, STAFF);
    expect(await rowOf(response)).toMatchObject({ attachments: null });
  });

  test.each([
    [{ content: 'x' }, 'title', 'Title is required'],
    [{ title: 'x' }, 'content', 'Content is required'],
    [{ title: 'x', content: ' \n ' }, 'content', 'Content is required'],
  ])('%j is refused', async (body, path, message) => {
    const { send, deps, count } = createTestApp();
    const response = await send('POST', pathOf(storeProject(deps.database)), body, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path, message }]);
    expect(count(projectUpdates)).toBe(0);
  });

  test('that is not an object is refused', async () => {
    const { send, deps } = createTestApp();
    const path = pathOf(storeProject(deps.database));
    for (const body of [[], null, 'text']) {
      expect((await send('POST', path, JSON.stringify(body), STAFF)).status).toBe(400);
    }
  });

  test('of an unknown project is 404, and so is reading its updates', async () => {
    const { send, get } = createTestApp();
    const body = { title: 'Live', content: 'Two stores.' };
    expect((await send('POST', pathOf('none'), body, STAFF)).status).toBe(404);
    expect((await get(pathOf('none'), STAFF)).status).toBe(404);
  });
});

describe('the updates of a project', () => {
  test('are listed newest first, paged or complete', async () => {
    const { get, deps } = createTestApp();
    const projectId = storeProject(deps.database);
    storeUpdate(deps.database);
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    const ids = Array.from({ length: 1_003 }, (_, index) =>
      storeUpdate(deps.database, { projectId, createdAt: at(index) }),
    ).reverse();
    const rows = await rowsOf(await get(pathOf(projectId), STAFF));
    expect(rows.map(({ id }) => id)).toEqual(ids);
    const page = await get(`${pathOf(projectId)}?limit=2`, STAFF);
    expect((await rowsOf(page)).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.headers.get('link')).toContain('rel="next"');
  });

  test('are rendered for the console without scripts', async () => {
    const { staff, deps } = createTestApp();
    const projectId = storeProject(deps.database);
    storeUpdate(deps.database, {
      projectId,
      content: '## Field title\n\n<script>alert(1)</script> [x](javascript:alert(1)) **bold**',
    });
    const { updates } = await staff().projectUpdates.list({ projectId });
    const [{ html } = { html: '' }] = updates;
    expect(html).toContain('<h4 dir="auto">Field title</h4>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/href="javascript/);
  });
});
