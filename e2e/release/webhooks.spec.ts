import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expectNoFault } from '../axe';
import { expect, sendInquiry, test } from '../fixtures';

// Makes webhooks and events, which other specs count.
test.use({ database: 'settings', allowedConsole: /status of 400/ });

/** A receiver on this machine; `status` is what it answers. */
async function startReceiver() {
  const received: { headers: Record<string, string>; text: string }[] = [];
  const receiver = { received, status: 204, url: '', stop: () => server.close() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers as Record<string, string>, text });
      response.writeHead(receiver.status).end(receiver.status === 204 ? '' : 'Maintenance');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

test('an admin makes a webhook, tries it, reads its deliveries and removes it', async ({
  page,
  request,
  openConsole,
}) => {
  const receiver = await startReceiver();
  await openConsole('/admin/settings?tab=webhooks');
  await page.getByRole('button', { name: 'New Webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New Webhook' });
  await form.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(form.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(form.getByText('Choose at least one event')).toBeVisible();
  await form.getByLabel('Address', { exact: true }).fill('ftp://hooks.example.com');
  await form.getByRole('button', { name: 'All events of Lead', exact: true }).click();
  await expect(form.getByLabel('lead.created')).toBeChecked();
  await form.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(form.getByText('Address must begin with https://')).toBeVisible();
  await expectNoFault(page, '[role=dialog]');
  await form.getByLabel('Address', { exact: true }).fill(receiver.url);
  await form.getByRole('button', { name: 'Create Webhook' }).click();
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: receiver.url });
  await expect(row).toContainText('lead.created, lead.updated');
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${receiver.url}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Edit');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // An item of the menu leaves its row closed.
  await expect(page).toHaveURL('/admin/settings?tab=webhooks');
  await row.getByRole('button', { name: receiver.url, exact: true }).click();
  await expect(page.getByRole('heading', { name: receiver.url })).toBeVisible();
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a Test Event' }).click();
  const delivery = page.getByRole('dialog', { name: 'webhook.test' });
  await expect(delivery.getByText('204', { exact: true })).toBeVisible();
  await expect(delivery.getByText('"type": "webhook.test"')).toBeVisible();
  await expectNoFault(page, '[role=dialog]');
  await delivery.getByRole('button', { name: 'Close', exact: true }).click();

  receiver.status = 503;
  await sendInquiry(request);
  const failed = page.getByRole('row', { name: 'lead.created' });
  await expect(failed).toContainText('503');
  await expect(page.getByText('If none succeeds for three days')).toBeVisible();
  await page.reload();
  await failed.getByRole('button', { name: 'lead.created', exact: true }).click();
  const answered = page.getByRole('dialog', { name: 'lead.created' });
  await expect(answered.getByText('Maintenance')).toBeVisible();
  await expect(answered.getByText('The receiver answered 503')).toBeVisible();
  receiver.status = 204;
  await answered.getByRole('button', { name: 'Send Again' }).click();
  await expect(answered.getByText('204', { exact: true })).toBeVisible();
  await answered.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('If none succeeds for three days')).toHaveCount(0);
  await expectNoFault(page);
  const ids = receiver.received.map(({ headers, text }) => {
    new Webhook(secret).verify(text, headers);
    return headers['webhook-id'];
  });
  expect(new Set(ids).size).toBe(2);

  await choose('Renew Secret');
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  expect(await page.getByRole('textbox', { name: 'Secret' }).inputValue()).not.toBe(secret);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Two, the one before until')).toBeVisible();
  await choose('Switch Off');
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  await choose('Remove');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: receiver.url })).toHaveCount(0);
  receiver.stop();
});
