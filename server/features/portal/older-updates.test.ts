import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client';
import { mailOutbox } from '../../../db/schema/mail';
import { addClientPages, createClientPages } from '../../test/client-pages';
import { STAFF } from '../../test/test-app';
import { storeAskIn } from '../asks/asks.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';

const locationOf = (response: Response) => response.headers.get('location');

/** Visible updates of the days since October 1, as many as are given; returns their ids. */
const storeUpdates = (database: Database, projectId: string, length: number) =>
  Array.from({ length }, (_, index) =>
    storeUpdate(database, {
      projectId,
      title: `Week ${index + 1}.`,
      isVisible: true,
      createdAt: new Date(Date.UTC(2026, 9, index + 1)).toISOString(),
    }),
  );

describe('an address that names an update', () => {
  const shownOn = (html: string) =>
    [...html.matchAll(/>Week (\d+)\.<\/h3>/g)].map(([, week]) => Number(week));

  test('opens the page that holds it', async () => {
    const pages = createClientPages();
    const { page, deps, projectId } = pages;
    const ids = storeUpdates(deps.database, projectId, 45);
    const weeksAt = async (id = '') => shownOn((await page(`/client?update=${id}`)).html);
    const weeks = ids.map((_, index) => index + 1).toReversed();
    expect(await weeksAt(ids[44])).toEqual(weeks.slice(0, 20));
    expect(await weeksAt(ids[25])).toEqual(weeks.slice(0, 20));
    expect(await weeksAt(ids[24])).toEqual(weeks.slice(20, 40));
    expect(await weeksAt(ids[0])).toEqual(weeks.slice(40));
    const other = await addClientPages(pages).postUpdate();
    expect(await weeksAt(other.id)).toEqual(weeks.slice(0, 20));
  });

  test('is where a comment on an older one goes on, and where mails lead', async () => {
    const { page, post, deps, projectId, send } = createClientPages();
    const [oldest = ''] = storeUpdates(deps.database, projectId, 21);
    const commented = await post(`/client/updates/${oldest}/comments`, { text: 'Well done' });
    const next = locationOf(commented) ?? '';
    expect(next).toBe(`/client?update=${oldest}&said=commented#comment-${oldest}`);
    expect((await page(next)).html).toContain('Well done');
    const comments = `/api/admin/projects/${projectId}/updates/${oldest}/comments`;
    await send('POST', comments, { text: 'Thank you' }, STAFF);
    const mails = () => deps.database.select().from(mailOutbox).all();
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.body).toContain(`/client?update=${oldest}#update-${oldest}`);
  });

  test('shows what it asks on the first page, and the answer at the update', async () => {
    const { page, post, deps, projectId } = createClientPages();
    const [oldest = ''] = storeUpdates(deps.database, projectId, 21);
    storeAskIn(deps.database, { updateId: oldest });
    const path = `/client/updates/${oldest}/answer`;
    const refused = await post(path, { isApproved: 'false', text: '' });
    const { html } = await page(locationOf(refused) ?? '');
    expect(shownOn(html)).toHaveLength(21);
    expect(html).toContain(`id="ask-${oldest}"`);
    const answered = await post(path, { isApproved: 'true' });
    const after = await page(locationOf(answered) ?? '');
    expect(shownOn(after.html)).toEqual([1]);
    expect(after.html).toContain(`id="ask-${oldest}"`);
  });
});

test('staff see the older updates of a client too', async () => {
  const { page, deps, get, clientId, projectId } = createClientPages();
  const signedIn = await get('/trpc/leads.list?input={}', STAFF);
  const session = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  storeUpdates(deps.database, projectId, 21);
  const preview = `/admin/preview/client/${clientId}`;
  const newest = await page(preview, { Cookie: session });
  const [older = ''] = /\?before=[\w-]+/.exec(newest.html) ?? [];
  const { html } = await page(`${preview}${older}`, { Cookie: session });
  expect(html).toContain('Week 1.');
  expect(html).not.toContain('Week 2.');
});
