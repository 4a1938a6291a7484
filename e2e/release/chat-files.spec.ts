import sharp from 'sharp';
import { expectNoFault } from '../axe';
import { anAgent, ask, box, log, panel } from '../chat-windows';
import { aPdf } from '../../server/features/media/media.examples';
import { expect, test } from '../fixtures';

/** The browser itself logs a file that is refused. */
test.use({ allowedConsole: /Failed to load resource/ });

const aPicture = () =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#146e64' } })
    .png()
    .toBuffer();

test('visitor and agent send each other pictures and PDFs', async ({ page, browser, server }) => {
  const name = await ask(page, 'Can you read our plan?');
  const agent = await anAgent(browser, server, name);
  const choose = (where: typeof page, file: { name: string; mimeType: string; buffer: Buffer }) =>
    where.getByLabel('Attach a picture or PDF').and(where.locator('input')).setInputFiles(file);

  await choose(page, { name: 'dock.png', mimeType: 'image/png', buffer: await aPicture() });
  const picture = log(agent).getByRole('img', { name: 'dock.webp' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await expect(log(page).getByRole('img', { name: 'dock.webp' })).toBeVisible();

  await choose(agent, { name: 'offer.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  const link = log(page).getByRole('link', { name: 'offer.pdf' });
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('offer.pdf');
  await expectNoFault(page, '[role=log]');
  await expectNoFault(agent, '[role=log]');

  // What is no picture is refused in words, and the talk goes on.
  await choose(page, { name: 'run.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(panel(page)).toContainText('Only complete pictures and PDFs can be sent.');
  await choose(agent, { name: 'run.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(agent.getByText('The file is not a JPEG, PNG').first()).toBeVisible();
  await box(page).fill('And now?');
  await box(page).press('Enter');
  await expect(log(agent)).toContainText('And now?');
});

test('a picture is pasted, and a file that is too large is not sent', async ({ page }) => {
  await ask(page, 'Here is our screen');
  const bytes = [...(await aPicture())];
  await box(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'screen.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, bytes);
  await expect(log(page).getByRole('img', { name: 'screen.webp' })).toBeVisible();
  const large = { name: 'a.pdf', mimeType: 'application/pdf', buffer: aPdf(11 * 1024 * 1024) };
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(panel(page)).toContainText('The file is larger than 10 MB.');
});
