import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '../../server/features/media/media.examples';
import { type BuiltServer, startBuiltServer } from '../../server/test/built-server';
import { startMailServer } from '../../server/test/mail-server';
import { aWord, ADMIN_TOKEN, expect, sendInquiry, STAFF, test } from '../fixtures';

let mail: Awaited<ReturnType<typeof startMailServer>>;
const folder = mkdtempSync(join(tmpdir(), 'masar-replies-'));
let server: BuiltServer;

test.beforeAll(async () => {
  mail = await startMailServer();
  server = await startBuiltServer({ folder, env: { SMTP_URL: mail.url } });
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a reply is drafted from a saved one, undone, written again and sent', async ({
  page,
  request,
}) => {
  const created = await request.post(`${server.url}/api/contact`, {
    data: { name: 'Dana Haddad', email: 'dana@northgate.example', message: 'Can you help?' },
  });
  const { id } = (await created.json()) as { id: string };
  await request.post(`${server.url}/api/admin/saved-replies`, {
    headers: STAFF,
    data: { title: 'First answer', text: 'Dear {name}, thank you for {company}.' },
  });
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN);
  await page.goto(`${server.url}/admin/leads?lead=${id}`);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByLabel('Saved reply').selectOption({ label: 'First answer' });
  await expect(page.getByText('Fill in {company} before you send.')).toBeVisible();
  await page.getByLabel('Message').fill('Dear Dana, thank you.');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Dear Dana, thank you.');
  await page.getByLabel('Message').press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();

  // Undone, it is a draft again.
  await expect(page.getByLabel('Message')).toHaveValue('Dear Dana, thank you.');
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByText('Somebody has changed or answered this lead')).toBeHidden();
  const subject = `About ${aWord()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Dear Dana, once more.');
  await page.getByRole('button', { name: 'Quote the Inquiry' }).click();
  await page.keyboard.type(' Yes.');
  const withQuotation = /^Dear Dana, once more\. Yes\.\n\nOn .+ you wrote:\n> Can you help\?$/;
  await expect(page.getByLabel('Message')).toHaveValue(withQuotation);
  const files = page.getByLabel('Files to attach');
  const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await files.setInputFiles([{ ...offer, buffer: aPdf(11_000_000) }]);
  await expect(page.getByText('more than 10 MB together.')).toBeVisible();
  await files.setInputFiles([offer, { ...offer, name: 'plan.pdf' }]);
  const attached = page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  await expect(attached).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await page.reload();
  await expect(attached).toHaveText(/offer\.pdf/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
  const link = page.getByRole('link', { name: /offer\.pdf/ });
  const address = `${server.url}${await link.getAttribute('href')}`;
  expect((await page.request.get(address)).status(), 'with the cookie of staff').toBe(200);
  expect((await fetch(address)).status, 'as a visitor').toBe(404);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(mail.mails.map(({ headers }) => headers.subject)).toEqual([subject]);
  expect(mail.mails[0]?.text).toMatch(/> Can you help\?/);

  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByLabel('Message').fill('Half an answer');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).toContain('Half an answer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('Access Token')).toBeVisible();
  expect(await stored()).not.toContain('Half an answer');
});

test('without a mail server the reply opens the mail program, and then asks', async ({
  page,
  request,
  openConsole,
}) => {
  const name = aWord();
  await sendInquiry(request, { name });
  await openConsole('/admin/leads');
  await page.getByRole('row', { name }).click();
  const reply = page.getByRole('link', { name: 'Reply', exact: true });
  await expect(reply).toHaveAttribute('href', /^mailto:/);
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await reply.click();
  await page.getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(page.getByText('Lead answered', { exact: true })).toBeVisible();
});
