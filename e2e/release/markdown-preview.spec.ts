import type { Page } from 'playwright/test';
import { fill, previewOf, startInsight, textOf, unique } from '../content-screen';
import { expect, test } from '../fixtures';

test.use({
  database: 'content',
  viewport: { width: 1440, height: 900 },
  // What CodeMirror says of a jump over lines that it has not measured.
  allowedConsole: /^Measure loop restarted/,
});

const LONG = Array.from(
  { length: 60 },
  (_, index) => `## Part ${index}\n\n${'Some words of a paragraph. '.repeat(1 + (index % 9) * 4)}`,
).join('\n\n');

/** The text of the first heading in view of the preview. */
const firstInPreview = (page: Page) =>
  previewOf(page).evaluate((pane) => {
    const { top } = pane.getBoundingClientRect();
    const shown = [...pane.querySelectorAll('h2')].find(
      (heading) => heading.getBoundingClientRect().top >= top,
    );
    return Number(shown?.textContent.slice('Part '.length));
  });

const firstInText = (page: Page) =>
  textOf(page).evaluate((content) => {
    const { top } = content.parentElement?.getBoundingClientRect() ?? { top: 0 };
    const shown = [...content.querySelectorAll('.cm-line')].find(
      (line) => line.textContent.startsWith('## ') && line.getBoundingClientRect().top >= top,
    );
    return Number(shown?.textContent.slice('## Part '.length));
  });

test('text and preview scroll together, and full screen keeps focus and text', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/content');
  await startInsight(page);
  await fill(page, { Title: unique('Long'), Excerpt: 'Short.', Category: 'Supply Chain' });
  await textOf(page).fill(LONG);
  await expect(previewOf(page).getByRole('heading', { name: 'Part 59' })).toBeAttached();
  await expect(page.getByText(/^5,\d{3} words, 2\d min read$/)).toBeVisible();
  await textOf(page).press('Control+Home');

  for (const [pane, own, other] of [
    [textOf(page), firstInText, firstInPreview],
    [previewOf(page), firstInPreview, firstInText],
  ] as const) {
    await pane.hover({ position: { x: 50, y: 50 } });
    for (const distance of [900, 1_800, -700]) {
      // A busy browser may drop a turn of the wheel.
      await expect(async () => {
        await page.mouse.wheel(0, distance);
        await expect.poll(() => own(page), { timeout: 2_000 }).toBeGreaterThan(0);
      }).toPass();
      await expect.poll(() => other(page)).toBeGreaterThan(0);
      const difference = async () =>
        Math.abs((await firstInText(page)) - (await firstInPreview(page)));
      await expect.poll(difference).toBeLessThanOrEqual(1);
    }
    await page.mouse.wheel(0, 100_000);
    const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
      scrollTop + clientHeight >= scrollHeight - 2;
    await expect.poll(() => previewOf(page).evaluate(isAtEnd)).toBe(true);
    await expect(textOf(page)).toContainText('## Part 59');
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => firstInPreview(page)).toBe(0);
    await expect.poll(() => firstInText(page)).toBe(0);
  }

  await textOf(page).press('Control+End');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.keyboard.type('typed');
  const editor = page.getByRole('toolbar', { name: 'Formatting' }).locator('..');
  await expect.poll(() => editor.boundingBox()).toEqual({ x: 0, y: 0, width: 1_440, height: 900 });
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await editor.boundingBox())?.width).toBeLessThan(1_440);
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toContainText('typed');

  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.keyboard.press('Tab');
  await expect(previewOf(page)).toBeFocused();
  await expect.poll(async () => (await editor.boundingBox())?.width).toBe(1_440);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(previewOf(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(previewOf(page)).toBeVisible();
  await expect(textOf(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Write' }).check({ force: true });
  await textOf(page).press('Control+z');
  await expect(textOf(page)).not.toContainText('typed');
});
