import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { activities } from '../../../db/schema/activities';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leads } from '../../../db/schema/leads';
import { users } from '../../../db/schema/staff';
import { movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { anInquiry } from './leads.examples';

/** A Monday morning in Amman, where the firm works from Sunday to Thursday. */
const MONDAY_10 = '2026-11-23T07:00:00.000Z';
const TUESDAY_10 = '2026-11-24T07:00:00.000Z';
const HOUR = 3_600_000;

function createDesk() {
  const { clock, advance } = movableClock(MONDAY_10);
  const app = createTestApp({ deps: { clock } });
  const { deps, send, get, staff } = app;
  return {
    ...app,
    advance,
    receive: async (overrides = {}) => {
      const response = await send('POST', '/api/contact', anInquiry(overrides));
      return ((await response.json()) as { id: string }).id;
    },
    log: (id: string, note: object, headers = STAFF) =>
      send('POST', `/api/admin/leads/${id}/timeline`, note, headers),
    timeline: async (id: string, query = '', headers = STAFF) => {
      const response = await get(`/api/admin/leads/${id}/timeline${query}`, headers);
      expect(response.status).toBe(200);
      const link = response.headers.get('link');
      return { entries: (await response.json()) as Record<string, unknown>[], link };
    },
    stored: (id: string) => deps.database.select().from(leads).where(eq(leads.id, id)).get(),
    asStaff: staff,
    person: (name: string, role?: Parameters<typeof addPerson>[2]) => {
      const token = addPerson(deps.database, name, role);
      const id = deps.database.select().from(users).where(eq(users.username, name)).get()?.id;
      return { id: id ?? '', headers: { Authorization: `Bearer ${token}` } };
    },
  };
}

const typesOf = ({ entries }: { entries: Record<string, unknown>[] }) =>
  entries.map(({ type, change }) => change ?? type);

describe('what is written down', () => {
  test('a call before the inquiry is no answer to it, and pages go back beyond 1970', async () => {
    const { receive, log, stored, get } = createDesk();
    const id = await receive();
    const happenedAt = '1969-01-05T10:00:00.000Z';
    expect((await log(id, { kind: 'call', text: 'At the fair', happenedAt })).status).toBe(201);
    expect(stored(id)).toMatchObject({ status: 'new', answeredAt: null, dueAt: TUESDAY_10 });
    await log(id, { kind: 'call', text: 'Before', happenedAt: '1968-01-05T10:00:00.000Z' });
    let next: string | undefined = `/api/admin/leads/${id}/timeline?limit=1`;
    const texts: unknown[] = [];
    while (next) {
      const response: Response = await get(next, STAFF);
      texts.push(...((await response.json()) as { text?: string }[]).map(({ text }) => text));
      next = /<(.*)>/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(texts).toEqual(expect.arrayContaining(['Before', 'At the fair']));
  });

  test('a note is stored with its author and the colleagues whom it names, and changes nothing', async () => {
    const { receive, log, timeline, stored, person } = createDesk();
    const id = await receive();
    const before = stored(id);
    const nadia = person('nadia');
    const response = await log(
      id,
      { text: ' @Nadia: quick to answer ', mentions: [nadia.id, nadia.id] },
      nadia.headers,
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ kind: 'note', leadId: id, authorId: nadia.id });
    expect((await timeline(id)).entries[1]).toMatchObject({
      type: 'note',
      at: MONDAY_10,
      actor: { type: 'staff', id: nadia.id, isRemoved: false },
      text: '@Nadia: quick to answer',
      mentions: [nadia.id],
    });
    expect(stored(id)).toEqual(before);
  });

  test('a call answers the lead: first answer, status, owner, and nothing is due', async () => {
    const { receive, log, stored, advance, person } = createDesk();
    const id = await receive();
    const nadia = person('nadia');
    advance(3 * HOUR);
    const calledAt = '2026-11-23T08:30:00.000Z';
    await log(id, { kind: 'call', text: 'Will decide', happenedAt: calledAt }, nadia.headers);
    const answered = { status: 'answered', ownerId: nadia.id, answeredAt: calledAt, dueAt: null };
    expect(stored(id)).toMatchObject(answered);
    await log(id, { kind: 'call', text: 'Again' });
    expect(stored(id)).toMatchObject(answered);
  });

  test('a call that a tool logs gives the lead to nobody', async () => {
    const { receive, log, stored, asStaff } = createDesk();
    const id = await receive();
    const { token } = await asStaff().tokens.create({ name: 'CRM', permissions: ['leads:write'] });
    const byTool = { Authorization: `Bearer ${token}` };
    expect((await log(id, { kind: 'call', text: 'By the dialler' }, byTool)).status).toBe(201);
    expect(stored(id)).toMatchObject({ status: 'answered', ownerId: null });
  });

  test('an answer of the visitor makes the lead due a working day after it came', async () => {
    const { receive, log, stored, advance } = createDesk();
    const id = await receive();
    await log(id, { kind: 'call', text: 'Called' });
    advance(HOUR);
    const happenedAt = MONDAY_10;
    await log(id, { kind: 'answer', text: 'By phone: the board agrees', happenedAt });
    expect(stored(id)).toMatchObject({ status: 'answered', dueAt: TUESDAY_10 });
  });

  test('each records its event, with ids only', async () => {
    const { receive, log, deps } = createDesk();
    const id = await receive();
    for (const kind of ['note', 'call', 'answer']) await log(id, { kind, text: 'Secret words' });
    const notes = deps.database.select().from(leadNotes).all();
    const events = deps.database.select().from(activities).all().slice(1);
    expect(events).toMatchObject([
      { type: 'lead.note_added', subjectId: id, data: { noteId: notes[0]?.id } },
      { type: 'lead.call_logged', subjectId: id, data: { noteId: notes[1]?.id } },
      { type: 'lead.answer_logged', subjectId: id, data: { noteId: notes[2]?.id } },
    ]);
    expect(JSON.stringify(events)).not.toContain('Secret');
  });

  test.each([
    [{ text: ' ' }, 'text', 'Text is required'],
    [{ text: 'x'.repeat(10_001) }, 'text', 'Text must be at most 10,000 characters'],
    [{ text: 'x', kind: 'mail' }, 'kind', 'kind must be one of note, call, answer'],
    [
      { text: 'x', mentions: ['nobody'] },
      'mentions',
      'Only members of staff who may read leads can be mentioned',
    ],
    [{ text: 'x', happenedAt: TUESDAY_10 }, 'happenedAt', 'The time is in the future'],
  ])('is refused at its field: %o', async (note, path, message) => {
    const { receive, log, count } = createDesk();
    const response = await log(await receive(), note);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
    expect(count(leadNotes)).toBe(0);
  });

  test('mentions nobody who may not read leads', async () => {
    const { receive, log, person } = createDesk();
    const edith = person('edith', 'editor');
    const response = await log(await receive(), { text: '@edith', mentions: [edith.id] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'mentions' }] });
  });

  test('needs a lead, and the permission to write', async () => {
    const { receive, log, person } = createDesk();
    expect((await log('unknown', { text: 'x' })).status).toBe(404);
    const editor = person('edith', 'editor');
    expect((await log(await receive(), { text: 'x' }, editor.headers)).status).toBe(403);
  });

  test('goes when the lead is erased', async () => {
    const { receive, log, count, asStaff } = createDesk();
    const id = await receive({ email: 'gone@mail.example' });
    await log(id, { text: 'About the person' });
    await asStaff().people.erase({ email: 'gone@mail.example' });
    expect(count(leadNotes)).toBe(0);
  });
});

describe('the timeline', () => {
  test('has inquiries, notes, changes, chats, client and project of the address, oldest first', async () => {
    const { receive, log, timeline, advance, send, asStaff } = createDesk();
    const earlier = await receive({ email: 'LINA@tiraz.example', message: 'A web shop' });
    await receive({ email: 'lina+shop@tiraz.example' });
    await receive({ email: 'somebody@else.example' });
    advance(HOUR);
    const id = await receive({ email: 'lina@tiraz.example' });
    advance(HOUR);
    const chat = { visitorEmail: 'Lina@Tiraz.example', visitorName: 'Lina', message: 'Sign-in?' };
    await send('POST', '/api/chat/conversations', chat);
    advance(HOUR);
    await log(id, { text: 'She has decided to build' });
    advance(HOUR);
    await send('PUT', `/api/admin/leads/${id}`, { status: 'qualified' }, STAFF);
    advance(HOUR);
    const client = await asStaff().clients.create({
      name: 'Lina Barakat',
      email: 'office@tiraz.example',
      company: 'Tiraz',
      leadId: id,
    });
    advance(HOUR);
    await asStaff().projects.create({ clientId: client.id, title: 'Seller platform' });
    const { entries } = await timeline(id);
    expect(entries).toMatchObject([
      { type: 'inquiry', id: earlier, message: 'A web shop' },
      { type: 'inquiry', id, at: '2026-11-23T08:00:00.000Z', isFromChat: false },
      { type: 'chat', message: 'Sign-in?', status: 'active', actor: { name: 'Lina' } },
      { type: 'note', actor: { id: ADMINISTRATOR_ID, name: 'Administrator' } },
      {
        type: 'change',
        change: 'lead.status_changed',
        data: { from: 'new', to: 'qualified' },
        actor: { id: ADMINISTRATOR_ID },
      },
      { type: 'client', id: client.id, name: 'Lina Barakat' },
      { type: 'change', change: 'lead.status_changed', data: { from: 'qualified', to: 'won' } },
      { type: 'project', clientId: client.id, title: 'Seller platform', status: 'planning' },
    ]);
  });

  test('is read in pages, the latest first, each oldest first', async () => {
    const { receive, log, timeline, advance } = createDesk();
    const id = await receive();
    for (const text of ['one', 'two', 'three', 'four']) {
      advance(text === 'three' ? 0 : HOUR);
      await log(id, { text });
    }
    const textsOf = ({ entries }: Awaited<ReturnType<typeof timeline>>) =>
      entries.map(({ text, type }) => text ?? type);
    const latest = await timeline(id, '?limit=2');
    expect(textsOf(latest)).toEqual(['three', 'four']);
    const cursor = /cursor=([^&>]+)/.exec(latest.link ?? '')?.[1];
    const before = await timeline(id, `?limit=2&cursor=${cursor}`);
    expect(textsOf(before)).toEqual(['one', 'two']);
    const first = await timeline(
      id,
      `?limit=2&cursor=${/cursor=([^&>]+)/.exec(before.link ?? '')?.[1]}`,
    );
    expect(textsOf(first)).toEqual(['inquiry']);
    expect(first.link).toBeNull();
  });

  test('shows chats and clients only to those who may read them, and no spam of the address', async () => {
    const { receive, timeline, send, asStaff } = createDesk();
    const id = await receive({ email: 'lina@tiraz.example' });
    await receive({ email: 'lina@tiraz.example', faxNumber: 'filled by a robot' });
    const chat = { visitorEmail: 'lina@tiraz.example', message: 'Hello' };
    await send('POST', '/api/chat/conversations', chat);
    await asStaff().clients.create({
      name: 'Lina',
      email: 'LINA@tiraz.example',
      company: 'Tiraz',
    });
    const { token } = await asStaff().tokens.create({ name: 'CRM', permissions: ['leads:read'] });
    const byTool = { Authorization: `Bearer ${token}` };
    expect(typesOf(await timeline(id, '', byTool))).toEqual(['inquiry']);
    expect(typesOf(await timeline(id)).sort()).toEqual(['chat', 'client', 'inquiry']);
  });
});
