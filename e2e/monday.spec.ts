import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../server/test/built-server';
import { startMailServer } from '../server/test/mail-server';
import { expect, RELEASE, sendInquiry, STAFF, test } from './fixtures';
import { addPerson, openAs } from './people';

const folder = mkdtempSync(join(tmpdir(), 'masar-monday-'));
let mail: Awaited<ReturnType<typeof startMailServer>>;
let server: BuiltServer;

test.beforeAll(async () => {
  mail = await startMailServer();
  server = await startBuiltServer({
    folder,
    env: { SMTP_URL: mail.url, CONTACT_EMAIL: 'hello@masar.example' },
  });
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

const NAMES = [
  'Dana Haddad',
  'Yousef Amiri',
  'Lina Barakat',
  'Casino Winner',
  'Cheap Pills',
  'Karim Nasser',
  'Salma Idris',
  'Tariq Zayed',
];

interface Lead {
  name: string;
  status: string;
  ownerId: string | null;
  answeredAt: string | null;
  dueAt: string | null;
}

async function readLeads(request: APIRequestContext): Promise<Record<string, Lead>> {
  const response = await request.get('/api/admin/leads', { headers: STAFF });
  const { leads } = (await response.json()) as { leads: Lead[] };
  return Object.fromEntries(leads.map((lead) => [lead.name, lead]));
}

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });

async function openLead(page: Page, name: string) {
  await page.getByRole('row', { name }).click();
  await expect(dialogOf(page).getByRole('heading', { name })).toBeVisible();
}

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check();
}

test(
  'on a Monday two people leave no inquiry without an owner, an answer or an end',
  RELEASE,
  async ({ browser, playwright }) => {
    test.setTimeout(120_000);
    const request = await playwright.request.newContext({ baseURL: server.url });
    const rana = await addPerson(request, 'agent', 'Rana Khoury');
    const omar = await addPerson(request, 'agent', 'Omar Said');
    const ranas = await openAs(browser, server.url, rana, '/admin/leads');
    const omars = await openAs(browser, server.url, omar, '/admin/chat');

    await test.step('eight inquiries arrive, and are seen as they come', async () => {
      for (const [index, name] of NAMES.entries()) {
        await sendInquiry(request, { name, email: `visitor${index}@tiraz.example` });
      }
      await expect(ranas.getByRole('button', { name: /^Unassigned/ })).toContainText('8');
      const inquiries = Object.values(await readLeads(request));
      expect(inquiries.every(({ status, dueAt }) => status === 'new' && dueAt !== null)).toBe(true);
    });

    await test.step('one is answered by mail', async () => {
      await openLead(ranas, 'Dana Haddad');
      await ranas.getByRole('button', { name: 'Reply', exact: true }).click();
      await ranas.getByLabel('Message').fill('Dear Dana, we call you at ten.');
      await ranas.getByRole('button', { name: 'Send' }).click();
      await expect(timelineOf(ranas).getByText('Sent', { exact: true })).toBeVisible({
        timeout: 20_000,
      });
      const reply = mail.mails.find(({ to }) => to.includes('visitor0@tiraz.example'));
      expect(reply?.headers.from).toContain('Rana Khoury');
      expect(reply?.headers.from).toContain('hello@masar.example');
      expect(reply?.headers['message-id']).toMatch(/^<.+@.+>$/);
      expect(reply?.text).toContain('we call you at ten');
      expect((await readLeads(request))['Dana Haddad']).toMatchObject({
        status: 'answered',
        ownerId: rana.id,
        dueAt: null,
      });
      await ranas.keyboard.press('Escape');
    });

    await test.step('one is handed over with a note, of which the colleague is told', async () => {
      await openLead(ranas, 'Yousef Amiri');
      const dialog = dialogOf(ranas);
      await dialog.getByLabel('Owner').selectOption('Omar Said');
      await dialog.getByRole('button', { name: 'Add Note' }).click();
      await dialog.getByLabel('Note', { exact: true }).fill('Wants an answer in Arabic. ');
      await dialog.getByLabel('Mention').selectOption('Omar Said');
      await dialog.getByRole('button', { name: 'Save Note' }).click();
      await expect(timelineOf(ranas)).toContainText('Wants an answer in Arabic. @Omar Said');
      await ranas.keyboard.press('Escape');
      await expect
        .poll(() => mail.mails.filter(({ to }) => to.includes(omar.email)).length)
        .toBeGreaterThan(0);
      await omars.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
      const told = omars.getByRole('list', { name: 'Newest notifications' });
      await told.getByRole('link', { name: /mentioned you/ }).click();
      await expect(timelineOf(omars)).toContainText('Wants an answer in Arabic.');
    });

    await test.step('the colleague calls, wins it, and it becomes a client', async () => {
      const dialog = dialogOf(omars);
      await dialog.getByRole('button', { name: 'Log Call' }).click();
      await dialog.getByLabel('What was said').fill('Agreed on the price');
      await dialog.getByRole('button', { name: 'Save Call' }).click();
      await expect(dialog.getByLabel('Status')).toHaveValue('answered');
      await dialog.getByLabel('Status').selectOption('won');
      await expect(timelineOf(omars)).toContainText('Won');
      await dialog.getByRole('button', { name: 'Create client' }).click();
      const form = omars.getByRole('dialog', { name: 'Add New Client' });
      await expect(form.getByLabel('Name')).toHaveValue('Yousef Amiri');
      await form.getByLabel('Company').fill('Amiri Trading');
      await form.getByRole('button', { name: /^(Add|Create)/ }).click();
      await expect(form).toHaveCount(0);
      await omars.goto('/admin/leads');
      await openLead(omars, 'Yousef Amiri');
      await expect(timelineOf(omars)).toContainText('Client Yousef Amiri added');
      await omars.keyboard.press('Escape');
    });

    await test.step('of two who answer the same one, the second is told before sending', async () => {
      await openLead(ranas, 'Lina Barakat');
      await ranas.getByRole('button', { name: 'Reply', exact: true }).click();
      await ranas.getByLabel('Message').fill('Dear Lina, thank you.');
      await openLead(omars, 'Lina Barakat');
      await omars.getByRole('button', { name: 'Reply', exact: true }).click();
      await omars.getByLabel('Message').fill('Dear Lina, here is our offer.');
      await omars.getByRole('button', { name: 'Send' }).click();
      await expect(dialogOf(ranas)).toContainText('Somebody has changed or answered this lead');
      await ranas.getByRole('button', { name: 'Discard' }).click();
      const question = ranas.getByRole('dialog', { name: 'Discard this reply?' });
      await question.getByRole('button', { name: 'Discard' }).click();
      await ranas.keyboard.press('Escape');
      await omars.keyboard.press('Escape');
    });

    await test.step('the rest is sorted out in bulk', async () => {
      await select(ranas, 'Casino Winner', 'Cheap Pills');
      const bulk = ranas.getByRole('region', { name: 'Selected leads' });
      await bulk.getByRole('button', { name: 'Mark as spam' }).click();
      await expect(ranas.getByRole('row', { name: 'Cheap Pills' })).toHaveCount(0);
      await select(ranas, 'Karim Nasser', 'Salma Idris');
      await bulk.getByRole('button', { name: 'Assign' }).click();
      await ranas.getByRole('menuitem', { name: 'Rana Khoury' }).click();
      await expect(ranas.getByRole('button', { name: /^Unassigned/ })).toContainText('1');
      await openLead(ranas, 'Tariq Zayed');
      await dialogOf(ranas).getByLabel('Status').selectOption('lost');
      const question = ranas.getByRole('dialog', { name: 'Why was it lost?' });
      await question.getByLabel('Reason').selectOption('fit');
      await question.getByRole('button', { name: 'Mark as lost' }).click();
      await expect(dialogOf(ranas)).toContainText('Lost: Not a fit');
    });

    await test.step('in the evening none is forgotten', async () => {
      // The reply to Lina leaves ten seconds after it was written.
      await expect
        .poll(() => mail.mails.some(({ to }) => to.includes('visitor2@tiraz.example')), {
          timeout: 20_000,
        })
        .toBe(true);
      const { 'Lina Barakat': lina, ...others } = await readLeads(request);
      expect(lina).toMatchObject({ status: 'answered', ownerId: omar.id, dueAt: null });
      expect(Object.keys(others).toSorted()).toEqual([
        'Dana Haddad',
        'Karim Nasser',
        'Salma Idris',
        'Tariq Zayed',
        'Yousef Amiri',
      ]);
      for (const { name, status, ownerId } of Object.values(others)) {
        expect(status === 'lost' || ownerId !== null, name).toBe(true);
      }
      const answers = mail.mails.filter(({ to }) => to[0]?.startsWith('visitor'));
      expect(answers.map(({ to }) => to[0])).toEqual([
        'visitor0@tiraz.example',
        // The link to the client's own pages.
        'visitor1@tiraz.example',
        'visitor2@tiraz.example',
      ]);
    });
    await request.dispose();
  },
);
