import type { Page } from 'playwright/test';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';

const rows = (page: Page) => page.getByRole('row');

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });

test.beforeEach(async ({ request }) => {
  await sendInquiry(request);
});

test('values of 300 characters without a space widen nothing', async ({
  page,
  request,
  openConsole,
}) => {
  const long = aWord().padEnd(300, 'x');
  const client = { name: long, company: long, email: `${long.slice(0, 60)}@mail.example` };
  await sendInquiry(request, { ...client, phone: '9'.repeat(50), message: long });
  const stored = await request.post('/api/admin/clients', { headers: STAFF, data: client });
  const { id } = (await stored.json()) as { id: string };
  await request.post('/api/admin/projects', {
    headers: STAFF,
    data: { clientId: id, title: long, description: long, budget: long },
  });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const path of ['leads', 'clients', 'clients?tab=projects']) {
    await openConsole(`/admin/${path}`);
    const row = rows(page).filter({ hasText: long.slice(0, 20) });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(row).toBeVisible();
      expect(await overflow(), `${path} at ${width} px`).toBe(0);
      for (const part of await row.getByRole('button').all()) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.9 });
      }
      const opener = await row.getByRole('button').first().boundingBox();
      expect(opener?.width, `${path} at ${width} px`).toBeGreaterThan(100);
      if (path !== 'leads') continue;
      await row.click();
      await expect(page.getByRole('button', { name: 'Close dialog' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
});

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the rail shows icons with tooltips, and every column has room', async ({
    page,
    request,
    openConsole,
  }) => {
    await sendInquiry(request, { company: 'Petra Steel', interest: 'supply-chain' });
    await openConsole('/admin/leads');
    const widths = await rows(page)
      .nth(1)
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(96);
    await page.getByRole('link', { name: 'Analytics' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Analytics');
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a lead is a card with its phone number', async ({ page, request, openConsole }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Rana ${word}`, phone: '+962 6 555 0142' });
    await openConsole('/admin/leads');
    await search(page).fill(word);
    await expect(rows(page).getByText('+962 6 555 0142')).toBeInViewport();
    await page.getByRole('button', { name: `Rana ${word}` }).click();
    const call = page.getByRole('dialog').getByRole('link', { name: '+962 6 555 0142' });
    await expect(call).toHaveAttribute('href', 'tel:+96265550142');
  });
});
