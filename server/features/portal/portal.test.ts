import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { clientContacts } from '../../../db/schema/client-contacts';
import { asks, contactNews, projectUpdates } from '../../../db/schema/project-updates';
import { mailOutbox } from '../../../db/schema/mail';
import { createClientPages } from '../../test/client-pages';
import { DAY_MS, movableClock } from '../../test/clock';
import { STAFF } from '../../test/test-app';
import { followNews } from '../contact-news/mail-news';
import { removeOldNews } from '../contact-news/notified-contacts';
import { storeMilestone } from '../milestones/milestones.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';

const locationOf = (response: Response) => response.headers.get('location');

describe('the pages of a client', () => {
  test('show posted and visible updates, and neither drafts, internal ones nor budgets', async () => {
    const { page, postUpdate, projectId, deps } = createClientPages();
    storeMilestone(deps.database, {
      projectId,
      title: 'Handover',
      dueDate: '2027-01-14T00:00:00.000Z',
    });
    await postUpdate({ title: 'Seen' });
    await postUpdate({ title: 'Hidden draft', isDraft: true });
    await postUpdate({ title: 'Hidden internal', isVisible: false });
    storeUpdate(deps.database, { projectId, title: 'Hidden and old' });
    const { response, html } = await page();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('Zaytouna Cold Stores');
    expect(html).toContain('Handover');
    expect(html).toContain('Seen');
    expect(html).not.toContain('Hidden');
    expect(html).not.toContain('48,000');
  });

  test('are in the language of the contact', async () => {
    const { page, cookie } = createClientPages({}, { language: 'ar' });
    const { response } = await page('/client?said=saved');
    expect([response.status, locationOf(response)]).toEqual([302, '/ar/client?said=saved']);
    const { html } = await page('/ar/client', { Cookie: cookie });
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).toContain('المشاريع');
  });

  test('ask visitors for their address, and show them nothing', async () => {
    const { page, postUpdate } = createClientPages();
    await postUpdate({ title: 'Seen' });
    const { response, html } = await page('/client', {});
    expect(response.status).toBe(200);
    expect(html).toContain('Send a new link');
    expect(html).not.toContain('Seen');
    expect(html).not.toContain('Zaytouna');
  });

  test('tell staff when a contact has seen them, but not that staff have', async () => {
    const { page, deps, session, clientId } = await withStaffSession();
    const seen = () => deps.database.select().from(clientContacts).get()?.seenAt;
    const { response, html } = await page(`/admin/preview/client/${clientId}`, { Cookie: session });
    expect(response.status).toBe(200);
    expect(html).toContain('This is how Zaytouna Cold Stores sees its pages');
    expect(seen()).toBeNull();
    await page();
    expect(seen()).not.toBeNull();
    expect((await page(`/admin/preview/client/${clientId}`, {})).response.status).toBe(404);
  });
});

async function withStaffSession() {
  const { clock, advance } = movableClock();
  const pages = createClientPages({ deps: { clock } });
  // A use is stored some minutes after the session began.
  advance(3_600_000);
  const signedIn = await pages.get('/trpc/leads.list?input={}', STAFF);
  return { ...pages, session: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('what is asked', () => {
  const ASKED = { title: 'Screens, version 3', ask: { kind: 'approve', dueDate: '2099-11-26' } };

  test('is approved by a form, with name and time, once', async () => {
    const { page, post, postUpdate, deps } = createClientPages();
    const { id } = await postUpdate(ASKED);
    expect((await page()).html).toContain('one thing for you to do');
    const answered = await post(`/client/updates/${id}/answer`, { isApproved: 'true', text: '' });
    expect(locationOf(answered)).toBe(
      `/client?ask=${id}&isApproved=true&said=answered#answer-${id}`,
    );
    expect(deps.database.select().from(asks).get()).toMatchObject({
      outcome: 'approved',
      answeredByName: 'Rana H.',
      answeredAt: expect.any(String) as string,
    });
    const { html } = await page();
    expect(html).toContain('Approved by Rana H.');
    expect(html).toContain('nothing for you to do');
    const again = await post(`/client/updates/${id}/answer`, { isApproved: 'false', text: 'No' });
    expect(locationOf(again)).toBe(
      `/client?ask=${id}&isApproved=false&said=done-already#answer-${id}`,
    );
  });

  test.each([
    [
      'approve',
      { isApproved: 'false', text: '' },
      { isApproved: 'false', text: 'The photo' },
      'declined',
    ],
    ['choose', { text: 'Monday' }, { text: 'Sunday' }, 'chosen'],
    ['answer', { text: ' ' }, { text: 'Yes, both' }, 'answered'],
  ])('of the kind %s takes only an answer that fits', async (kind, wrong, right, outcome) => {
    const { post, postUpdate, deps } = createClientPages();
    const options = kind === 'choose' ? ['Sunday', 'Wednesday'] : undefined;
    const { id } = await postUpdate({ ask: { kind, options } });
    const path = `/client/updates/${id}/answer`;
    expect(locationOf(await post(path, wrong))).toContain('said=invalid');
    expect(locationOf(await post(path, right))).toContain('said=answered');
    expect(deps.database.select().from(asks).get()?.outcome).toBe(outcome);
  });

  test('is listed to staff while it is open, late ones alone if they want', async () => {
    const { clock, advance } = movableClock();
    const { postUpdate, staff, clientId } = createClientPages({ deps: { clock } });
    await postUpdate({ title: 'Late', ask: { kind: 'file', dueDate: '2026-11-21' } });
    await postUpdate({ title: 'Not yet', ask: { kind: 'answer', dueDate: '2026-11-23' } });
    await postUpdate({
      title: 'Draft',
      isDraft: true,
      ask: { kind: 'answer', dueDate: '2026-11-21' },
    });
    advance(2 * DAY_MS);
    const titles = async (filter = {}) =>
      (await staff().asks.list(filter)).asks.map(({ title, isOverdue }) => [title, isOverdue]);
    expect(await titles({ clientId })).toEqual([
      ['Late', true],
      ['Not yet', false],
    ]);
    expect(await titles({ isOverdue: true })).toEqual([['Late', true]]);
    expect(await titles({ clientId: 'another' })).toEqual([]);
  });

  test('and its answer notify staff, who are told by whom', async () => {
    const { post, postUpdate, staff, deps } = createClientPages();
    const { id } = await postUpdate(ASKED);
    await post(`/client/updates/${id}/answer`, { isApproved: 'true' });
    await post(`/client/updates/${id}/comments`, { text: 'Well done' });
    const { notifications } = await staff().notifications.list({});
    expect(notifications.map(({ event, title }) => [event, title])).toEqual([
      ['client_answer', 'Rana H. answered under Screens, version 3'],
      ['client_answer', 'Rana H. approved Screens, version 3'],
    ]);
    const types = deps.database
      .select()
      .from(activities)
      .all()
      .map(({ type, actorType }) => [type, actorType]);
    expect(types.slice(-2)).toEqual([
      ['ask.answered', 'contact'],
      ['comment.created', 'contact'],
    ]);
    const { activities: log } = await staff().activities.list({ type: 'ask.answered' });
    expect(log[0]?.actor).toEqual({ name: 'Rana H.', isRemoved: false });
    expect(log[0]?.subject).toEqual({ title: 'Screens, version 3', isRemoved: false });
    const arabic = await postUpdate({ title: 'الشاشات 3' });
    await post(`/client/updates/${arabic.id}/comments`, { text: 'Well done' });
    const { notifications: rows } = await staff().notifications.list({});
    expect(rows[0]?.title).toBe('Rana H. answered under \u2068الشاشات 3\u2069');
  });
});

describe('news by mail', () => {
  const bodies = (pages: ReturnType<typeof createClientPages>) =>
    pages.deps.database.select().from(mailOutbox).all();

  test('go to each contact in the language of each, once for an update that asks', async () => {
    const pages = createClientPages();
    await pages.send(
      'POST',
      `/api/admin/clients/${pages.clientId}/contacts`,
      { name: 'عمر', email: 'omar@zaytouna.example', language: 'ar', isMailed: false },
      STAFF,
    );
    await pages.postUpdate({ title: 'Screens', ask: { kind: 'approve' } });
    await expect.poll(() => bodies(pages).length).toBe(2);
    expect(
      bodies(pages)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(
      ['Waiting for you: Screens (Order forecast)', 'بانتظاركم: Screens (Order forecast)'].sort(),
    );
  });

  test('end by one press, without a session', async () => {
    const pages = createClientPages();
    await pages.postUpdate();
    await expect.poll(() => bodies(pages).length).toBe(1);
    const [mail] = bodies(pages);
    const path = new URL(mail?.letter?.unsubscribeUrl ?? '').pathname;
    expect((await pages.page(path, {})).html).toContain('Stop the emails');
    const stopped = await pages.post(path, {}, { Cookie: '', 'Sec-Fetch-Site': 'none' });
    expect([stopped.status, locationOf(stopped)]).toEqual([303, `${path}?said=stopped`]);
    const { html } = await pages.page(`${path}?said=stopped`, {});
    expect(html).toContain('You will get no more of these emails</h1>');
    await pages.postUpdate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bodies(pages)).toHaveLength(1);
    const forged = await pages.post(path.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect(locationOf(forged)).toContain('said=gone');
  });

  test('wait for the morning as a digest, and beyond ten an hour too', async () => {
    const { clock } = movableClock();
    const pages = createClientPages({ deps: { clock } }, { news: 'digest' });
    await pages.postUpdate({ title: 'One' });
    await pages.postUpdate({ title: 'Two' });
    expect(bodies(pages)).toHaveLength(0);
    expect(pages.count(contactNews)).toBe(2);
  });

  test('are told of what is not internal only, and not to who wrote it', async () => {
    const pages = createClientPages();
    const { id } = await pages.postUpdate({ isVisible: false });
    await pages.postUpdate({ isDraft: true });
    expect(pages.count(contactNews)).toBe(0);
    const path = `/api/admin/projects/${pages.projectId}/updates/${id}`;
    await pages.send('PUT', path, { isVisible: true }, STAFF);
    expect(pages.count(contactNews)).toBe(1);
    await pages.post(`/client/updates/${id}/comments`, { text: 'Mine' });
    expect(pages.count(contactNews)).toBe(1);
    await pages.send('POST', `${path}/comments`, { text: 'Of staff' }, STAFF);
    expect(pages.count(contactNews)).toBe(2);
  });
});

test('staff see who was mailed of an update, and who has had it open', async () => {
  const { clock, advance } = movableClock();
  const pages = createClientPages({ deps: { clock } });
  const update = await pages.postUpdate();
  const notified = async () => {
    const { projectId } = pages;
    const { updates } = await pages.staff().projectUpdates.list({ projectId, limit: 1 });
    return updates[0]?.notified;
  };
  expect(await notified()).toMatchObject([{ name: 'Rana H.', mail: 'waiting', seenAt: null }]);
  await expect.poll(() => pages.deps.database.select().from(mailOutbox).all().length).toBe(1);
  const [news] = pages.deps.database.select().from(contactNews).all();
  followNews(pages.deps.database)({
    mailId: news?.mailId ?? '',
    now: clock().toISOString(),
    error: null,
  });
  expect(await notified()).toMatchObject([{ mail: 'sent', sentAt: clock().toISOString() }]);
  advance(3_600_000);
  await pages.page();
  expect((await notified())?.[0]?.seenAt).not.toBeNull();
  advance(91 * DAY_MS);
  await removeOldNews(pages.deps);
  expect(await notified()).toEqual([]);
  expect(update.id).not.toBe('');
});

describe('an update', () => {
  test('is edited with a mark, and by its author for a day only', async () => {
    const { clock, advance } = movableClock();
    const pages = createClientPages({ deps: { clock } });
    const { addPerson } = await import('../../test/staff');
    const agent = { Authorization: `Bearer ${addPerson(pages.deps.database, 'leen', 'agent')}` };
    const updates = `/api/admin/projects/${pages.projectId}/updates`;
    const posted = await pages.send('POST', updates, { title: 'A', content: 'B' }, agent);
    const { id } = (await posted.json()) as { id: string };
    const path = `${updates}/${id}`;
    expect((await pages.send('PUT', path, { title: 'C' }, agent)).status).toBe(200);
    expect((await pages.page()).html).toContain('edited');
    advance(DAY_MS);
    expect((await pages.send('PUT', path, { title: 'D' }, agent)).status).toBe(403);
    expect((await pages.send('DELETE', path, undefined, agent)).status).toBe(403);
    expect((await pages.send('DELETE', path, undefined, STAFF)).status).toBe(204);
    expect(pages.count(projectUpdates)).toBe(0);
  });

  test('that was a draft is posted at that time, and never a draft again', async () => {
    const { clock, advance } = movableClock();
    const pages = createClientPages({ deps: { clock } });
    const { id } = await pages.postUpdate({ isDraft: true });
    advance(DAY_MS);
    const path = `/api/admin/projects/${pages.projectId}/updates/${id}`;
    const posted = await pages.send('PUT', path, { isDraft: false }, STAFF);
    expect(await posted.json()).toMatchObject({
      isDraft: false,
      createdAt: '2026-11-22T09:00:00.000Z',
    });
    const again = await pages.send('PUT', path, { isDraft: true }, STAFF);
    expect(await again.json()).toMatchObject({ isDraft: false });
  });
});
