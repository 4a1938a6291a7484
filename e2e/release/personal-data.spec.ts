import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { openDatabase } from '../../db/client';
import { storeFailedMail } from '../../server/features/mail/mail.examples';
import { startBuiltServer } from '../../server/test/built-server';
import { readZip } from '../../server/test/zip';
import { expectNoFault } from '../axe';
import { untilLive } from '../chat-windows';
import { ADMIN_TOKEN, aWord, expect, sendInquiry, STAFF, storeToken, test } from '../fixtures';

test.use({ database: 'personal-data' });

/** A client who also sent an inquiry and wrote in the chat. */
async function addPerson(request: APIRequestContext) {
  const name = `Maya ${aWord()}`;
  const email = `${aWord()}@tiraz.example`;
  const create = async (path: string, data: object, headers: Record<string, string> = STAFF) => {
    const response = await request.post(path, { headers, data });
    expect(response.status()).toBe(201);
    return (await response.json()) as { id: string };
  };
  await sendInquiry(request, { name, email: email.toUpperCase() });
  const chat = { message: 'Do you work with looms?', visitorName: name, visitorEmail: email };
  await create('/api/chat/conversations', chat, {});
  const client = await create('/api/admin/clients', { name, email, company: 'Tiraz Home' });
  const title = `Order book ${aWord()}`;
  const project = await create('/api/admin/projects', { clientId: client.id, title });
  const update = { title: 'The pilot is live', content: 'Two stores.' };
  await create(`/api/admin/projects/${project.id}/updates`, update);
  return { name, email, title };
}

async function lookUp(page: Page, email: string) {
  const search = page.getByRole('search', { name: "A person's data" });
  await search.getByLabel('Email').fill(email);
  await search.getByRole('button', { name: 'Look Up' }).click();
}

test('what is stored about a person is shown, exported and erased, and is gone from every list', async ({
  page,
  request,
  openConsole,
}) => {
  const { name, email, title } = await addPerson(request);
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  await openConsole('/admin/settings?tab=data');
  await lookUp(page, 'maya');
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await lookUp(page, `not.${email}`);
  await expect(page.getByText('Nothing is stored about')).toBeVisible();

  await lookUp(page, email);
  await page.getByRole('button', { name: 'Inquiries 1' }).click();
  await expect(page.getByText('We lose about 4% of chilled stock every spring.')).toBeVisible();
  await page.getByRole('button', { name: 'Chat messages 1' }).click();
  await expect(page.getByText('Do you work with looms?')).toBeVisible();
  await expectNoFault(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = await readZip(readFileSync(await file.path()));
  expect(files.get('person.json')?.toString()).toContain(title);
  expect(files.get('leads.csv')?.toString()).toContain(name);

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Erase this person's data?" });
  await expect(dialog.getByText('1 project and 1 update of this client go too')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expectNoFault(page, '[role=dialog]');
  const erase = dialog.getByRole('button', { name: 'Erase' });
  const confirmation = dialog.getByLabel(`Type ${email} to confirm`);
  await expect(confirmation).toBeFocused();
  await confirmation.fill(`x${email}`);
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await confirmation.press('Enter');
  await expect(dialog).toBeVisible();
  await confirmation.fill(email);
  await erase.click();
  await expect(page.getByText('Nothing is stored about')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(urls.filter((url) => decodeURIComponent(url).includes('tiraz'))).toEqual([]);

  for (const screen of ['leads', 'clients', 'clients?tab=projects', 'chat']) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await page.goto('/admin/settings?tab=activity');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
    'Administrator erased the data of a person',
  );
});

test('an open list of a colleague loses an erased person without a reload', async ({
  page,
  request,
  openConsole,
}) => {
  const { name, email } = await addPerson(request);
  const isLive = untilLive(page);
  await openConsole('/admin/clients');
  await isLive;
  await expect(page.getByRole('row', { name })).toBeVisible();
  await request.delete(`/api/admin/people/${encodeURIComponent(email)}`, { headers: STAFF });
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});

test('a mail that was given up is tried again or removed', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-e2e-'));
  const database = openDatabase(join(folder, 'app.db'));
  storeFailedMail(database, { subject: 'New inquiry from Dana', recipient: 'sales@masar.example' });
  storeFailedMail(database, { subject: 'New inquiry from Yousef' });
  database.$client.close();
  const server = await startBuiltServer({ folder });
  await page.addInitScript(storeToken, ADMIN_TOKEN);
  await page.goto(`${server.url}/admin/settings?tab=data`);
  const mails = page.getByRole('table', { name: 'Mail that was given up' });
  const dana = mails.getByRole('row', { name: 'New inquiry from Dana' });
  await expect(dana).toContainText('sales@masar.example');
  await expect(dana).toContainText('550 No such mailbox');
  await expect(dana).toContainText('80');
  await expectNoFault(page);
  await dana.getByRole('button', { name: 'Try again' }).click();
  await expect(dana).toHaveCount(0);
  await mails.getByRole('button', { name: 'Remove New inquiry from Yousef' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Every mail was delivered, or is still being tried.')).toBeVisible();
  // It would go on polling.
  await page.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
