import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clientContacts, contactSessions } from '../../../db/schema/client-contacts';
import { mailOutbox } from '../../../db/schema/mail';
import { createClientPages } from '../../test/client-pages';
import { DAY_MS, movableClock } from '../../test/clock';
import { STAFF } from '../../test/test-app';
import { contactCookie } from '../contacts/contacts.examples';

const locationOf = (response: Response) => response.headers.get('location');

const linkIn = (text: string) => /\/client\/link\/[\da-f]{64}/.exec(text)?.[0] ?? '';

async function createInvited() {
  const { clock, advance } = movableClock();
  const pages = createClientPages({ deps: { clock } });
  const contacts = `/api/admin/clients/${pages.clientId}/contacts`;
  const invited = await pages.send(
    'POST',
    contacts,
    { name: 'Omar N.', email: 'omar@zaytouna.example', language: 'en' },
    STAFF,
  );
  const row = (await invited.json()) as { id: string; linkUrl: string; access: string };
  return { ...pages, advance, contacts, row, path: new URL(row.linkUrl).pathname };
}

describe('a personal link', () => {
  test('is mailed, shows a page without using it, and opens the pages once', async () => {
    const { deps, get, post, row, path, count } = await createInvited();
    expect(row.access).toBe('invited');
    const mail = deps.database.select().from(mailOutbox).get();
    expect(mail).toMatchObject({
      recipient: 'omar@zaytouna.example',
      subject: 'Your projects with Masar',
    });
    expect(linkIn(mail?.body ?? '')).toBe(path);

    const page = await (await get(path)).text();
    expect(page).toContain('Welcome, Omar N.');
    expect(count(contactSessions)).toBe(1);

    const opened = await post(path, {}, { Cookie: '' });
    expect([opened.status, locationOf(opened)]).toEqual([303, '/client']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^client_session=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Lax; Path=\/$/,
    );
    const value = cookie.split(';')[0]?.split('=')[1] ?? '';
    expect(JSON.stringify(deps.database.select().from(contactSessions).all())).not.toContain(value);

    const again = await post(path, {}, { Cookie: '' });
    expect(again.headers.get('set-cookie')).toBeNull();
    const used = await (await get(path)).text();
    expect(used).toContain('This link has been used');
    expect(used, 'where it was used').toMatch(/<a [^>]*href="\/client"[^>]*>Open my pages/);
  });

  test('expires after 24 hours, and is gone when another is made or the access is ended', async () => {
    const { get, post, path, advance, contacts, row, send } = await createInvited();
    advance(DAY_MS);
    const expired = await (await get(path)).text();
    expect(expired).toContain('This link has expired');
    expect(expired).toContain('action="/client/request"');
    expect((await post(path, {}, { Cookie: '' })).headers.get('set-cookie')).toBeNull();

    const made = await send('POST', `${contacts}/${row.id}/link`, { isMailed: false }, STAFF);
    const { linkUrl } = (await made.json()) as { linkUrl: string };
    expect(await (await get(path)).text()).toContain('This link no longer works');
    await send('DELETE', `${contacts}/${row.id}/access`, undefined, STAFF);
    const ended = await (await get(new URL(linkUrl).pathname)).text();
    expect(ended).toContain('This link no longer works');
  });

  test('shows its page although somebody else guesses links', async () => {
    const { page, path } = await createInvited();
    for (let turn = 0; turn < 60; turn += 1) {
      const guess = `/client/link/${turn.toString(16).padStart(64, '0')}`;
      expect((await page(guess, {})).response.status).toBe(200);
    }
    expect((await page(path, {})).html).toContain('Omar N.');
  });

  test('of an address that was corrected ends, with its sessions, and the right one gets a new link', async () => {
    const { send, post, page, contacts, row, path, deps } = await createInvited();
    const entered = await post(path, {}, { Cookie: '' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const change = (fields: object) => send('PUT', `${contacts}/${row.id}`, fields, STAFF);
    const isSignedIn = async () =>
      (await page('/client', { Cookie: cookie })).html.includes('Zaytouna Cold Stores');
    await change({ name: 'Omar Nasser', email: 'OMAR@zaytouna.example' });
    expect(await isSignedIn()).toBe(true);
    deps.database.delete(mailOutbox).run();
    const changed = await change({ email: 'o.nasser@zaytouna.example' });
    expect(await changed.json()).toMatchObject({ access: 'invited' });
    expect(await isSignedIn()).toBe(false);
    const mails = deps.database.select().from(mailOutbox).all();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['o.nasser@zaytouna.example']);
    const link = linkIn(mails[0]?.body ?? '');
    await send('DELETE', `${contacts}/${row.id}/access`, undefined, STAFF);
    const ended = await change({ email: 'omar@zaytouna.example' });
    expect(await ended.json()).toMatchObject({ access: 'ended' });
    expect((await page(link, {})).html).toContain('This link no longer works');
  });

  test('replaces the session of the browser that opens it', async () => {
    const { post, page, path, deps, contactId } = await createInvited();
    const old = contactCookie(deps.database, contactId, deps.clock().toISOString());
    const entered = await post(path, {}, { Cookie: old });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await page('/client', { Cookie: cookie })).html).toContain('Zaytouna Cold Stores');
    expect((await page('/client', { Cookie: old })).html).not.toContain('Zaytouna Cold Stores');
  });

  test('is in no log', async () => {
    const { get, path, logged } = await createInvited();
    await get(path);
    expect(JSON.stringify(logged)).not.toContain(path.split('/').at(-1));
  });
});

describe('a new link', () => {
  test('is sent to a known address, with the same answer for an unknown one', async () => {
    const { post, contactId, deps } = createClientPages();
    const mailsTo = () =>
      deps.database
        .select()
        .from(mailOutbox)
        .all()
        .map(({ recipient }) => recipient);
    const contact = deps.database.select().from(clientContacts).get();
    const known = await post('/client/request', { email: contact?.email ?? '' }, { Cookie: '' });
    const unknown = await post(
      '/client/request',
      { email: 'who@zaytouna.example' },
      { Cookie: '' },
    );
    for (const response of [known, unknown]) {
      expect([response.status, locationOf(response)]).toEqual([303, '/client?said=requested']);
    }
    expect(mailsTo()).toEqual([contact?.email]);

    deps.database
      .update(clientContacts)
      .set({ accessEndedAt: '2026-11-21T09:00:00.000Z' })
      .where(eq(clientContacts.id, contactId))
      .run();
    await post('/client/request', { email: contact?.email ?? '' }, { Cookie: '' });
    expect(mailsTo()).toHaveLength(1);
  });

  test('leaves the link of the staff as it is, and ends with the next one of the staff', async () => {
    const { post, path, deps, get, send, contacts, row } = await createInvited();
    const request = async () => {
      deps.database.delete(mailOutbox).run();
      await post('/client/request', { email: 'omar@zaytouna.example' }, { Cookie: '' });
      return linkIn(deps.database.select().from(mailOutbox).get()?.body ?? '');
    };
    const first = await request();
    const second = await request();
    const textOf = async (address: string) => (await get(address)).text();
    expect(await textOf(first)).toContain('This link no longer works');
    for (const address of [path, second]) {
      expect(await textOf(address)).toContain('Welcome, Omar N.');
      const opened = await post(address, {}, { Cookie: '' });
      expect(opened.headers.get('set-cookie')).not.toBeNull();
      expect(await textOf(address)).toContain('This link has been used');
    }
    const third = await request();
    await send('POST', `${contacts}/${row.id}/link`, { isMailed: false }, STAFF);
    expect(await textOf(third)).toContain('This link no longer works');
  });

  test('replaces no link while there is no mail server, with the same answer', async () => {
    const { post, path, deps, get } = await createInvited();
    deps.outbox.hasServer = false;
    const asked = await post('/client/request', { email: 'omar@zaytouna.example' }, { Cookie: '' });
    expect(locationOf(asked)).toBe('/client?said=requested');
    expect(await (await get(path)).text()).toContain('Welcome, Omar N.');
  });

  test('is limited for a mailbox silently, and for an address', async () => {
    const { post, deps } = createClientPages({}, { email: 'rana@zaytouna.example' });
    const said: (string | null)[] = [];
    for (let index = 0; index < 11; index += 1) {
      said.push(locationOf(await post('/client/request', { email: 'Rana@zaytouna.example' })));
    }
    expect(said.slice(0, 10)).toEqual(Array(10).fill('/client?said=requested'));
    expect(said.at(-1)).toBe('/client?said=too-many');
    expect(deps.database.select().from(mailOutbox).all()).toHaveLength(3);
  });
});
