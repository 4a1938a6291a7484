import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { previewOf, startInsight, textOf, toastOf } from '../content-screen';
import { aWord, expect, test } from '../fixtures';

test.use({
  database: 'content',
  viewport: { width: 1440, height: 900 },
  // Handlers in pasted HTML, which the browser refuses to compile, and an upload that fails.
  allowedConsole: /^Executing inline event handler violates|status of 503/,
});

test.beforeEach(async ({ openConsole, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole('/admin/content');
});

const linesOf = (page: Page) =>
  textOf(page).evaluate((content) =>
    [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

const expectText = (page: Page, text: string) => expect.poll(() => linesOf(page)).toBe(text);

async function clear(page: Page) {
  await textOf(page).press('Control+a');
  await textOf(page).press('Delete');
}

/** Puts HTML and its words on the clipboard, as another program does. */
const copy = (page: Page, html: string, text: string) =>
  page.evaluate(
    ([markup, words]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([markup], { type: 'text/html' }),
          'text/plain': new Blob([words], { type: 'text/plain' }),
        }),
      ]),
    [html, text] as const,
  );

/** Dispatches a paste of HTML that no browser has cleaned, or a drop or a paste of pictures. */
async function send(
  page: Page,
  type: 'paste' | 'drop',
  { html = '', text = '', names = [] as string[] },
) {
  const picture = { width: 80, height: 60, channels: 3, background: '#1d5f60' } as const;
  const base64 = (await sharp({ create: picture }).png().toBuffer()).toString('base64');
  await textOf(page).evaluate(
    (content, sent) => {
      const data = new DataTransfer();
      if (sent.html) data.setData('text/html', sent.html);
      if (sent.text) data.setData('text/plain', sent.text);
      const bytes = Uint8Array.from(atob(sent.base64), (letter) => letter.charCodeAt(0));
      for (const name of sent.names) {
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const { left, bottom } = content.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, composed: true };
      content.dispatchEvent(
        sent.type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', {
              ...init,
              dataTransfer: data,
              clientX: left + 20,
              clientY: bottom - 5,
            }),
      );
    },
    { type, html, text, names, base64 },
  );
}

test('tables, formatted text and pictures become Markdown, each undone by one step', async ({
  page,
}) => {
  await startInsight(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (const key of ['Site', 'Tab', 'Orders', 'Tab', 'Share', 'Tab', 'Amman', 'Tab', '1,240']) {
    if (key === 'Tab') await page.keyboard.press('Tab');
    else await page.keyboard.type(key);
  }
  const table = '| Site | Orders | Share |\n| --- | --- | --- |\n| Amman | 1,240 |  |\n|  |  |  |';
  await expectText(page, table);
  const cell = previewOf(page).getByRole('cell', { name: '1,240' });
  await expect(cell).toHaveCSS('text-align', 'left');
  const align = page.getByRole('button', { name: 'Align column' });
  for (const textAlign of ['center', 'right', 'left']) {
    await align.click();
    await expect(cell).toHaveCSS('text-align', textAlign);
  }
  await expectText(page, table);
  for (let undone = 0; undone < 4; undone += 1) await page.keyboard.press('Control+z');
  await expectText(page, table.replace('1,240', ''));
  await expect(textOf(page)).toBeFocused();

  await clear(page);
  await expect(align).toHaveAttribute('aria-disabled', 'true');
  const html = '<h2>Head</h2><p><b>bold</b> and <a href="https://a.example/x">a link</a></p>';
  await copy(page, html, 'Head bold and a link');
  await page.keyboard.type('Before ');
  await page.keyboard.press('Control+v');
  await expectText(page, 'Before ## Head\n\n**bold** and [a link](https://a.example/x)');
  await page.keyboard.press('Control+z');
  await expectText(page, 'Before ');
  await page.keyboard.press('Control+Shift+v');
  await expectText(page, 'Before Head bold and a link');

  await clear(page);
  const hostile =
    '<p>one<script>globalThis.hacked = 1</script><img src=x onerror="globalThis.hacked = 1"></p>' +
    '<p onclick="globalThis.hacked = 1"><a href="javascript:globalThis.hacked=1">two</a></p>' +
    '<p>&lt;img src=x onerror=globalThis.hacked=1&gt;</p>';
  await send(page, 'paste', { html: hostile, text: 'one two' });
  await expectText(page, 'one\n\ntwo\n\n<img src=x onerror=globalThis.hacked=1>');
  await expect(toastOf(page, 'One picture was left out')).toHaveClass(/text-danger/);
  await expect(previewOf(page)).toContainText('onerror=globalThis.hacked=1');
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);

  await clear(page);
  const word = aWord();
  await page.keyboard.type('A picture: ');
  await send(page, 'drop', { names: [`${word}-yard.png`] });
  await expect.poll(() => linesOf(page)).toMatch(/^A picture: !\[\w+ yard\]\(\/media\/.+\.png\)$/);
  // At once: letters that are typed half a second apart are undone one by one.
  await page.keyboard.insertText('The yard');
  await expect.poll(() => linesOf(page)).toMatch(/^A picture: !\[The yard\]\(\/media\//);
  await expect(previewOf(page).getByRole('img', { name: 'The yard' })).toBeVisible();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Control+z');
  await expectText(page, 'A picture: ');

  await page.route('**/api/admin/media', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The disk is full.' } }),
  );
  await send(page, 'paste', { names: ['image.png'] });
  await expect(toastOf(page, 'image.png was not uploaded')).toBeVisible();
  await expect(page.getByText('The disk is full.', { exact: true })).toBeVisible();
  await expectText(page, 'A picture: ');
  await expect(textOf(page).getByRole('progressbar')).toHaveCount(0);
});

test('the menu of blocks leaves no trace when nothing is chosen, and a block is one step', async ({
  page,
}) => {
  await startInsight(page);
  const blocks = page.locator('.cm-tooltip-autocomplete li');
  const press = async () => {
    await page.getByRole('button', { name: 'Insert block (/)' }).click();
    await expect(blocks.first()).toBeVisible();
  };
  for (const text of ['', 'One line']) {
    await clear(page);
    await page.keyboard.insertText(text);
    await press();
    await page.keyboard.press('Escape');
    await expectText(page, text);
    await expect(textOf(page)).toBeFocused();
    await press();
    await page.keyboard.type('cal');
    await expect(blocks.filter({ hasText: /^Steps/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectText(page, text);
    await press();
    await press();
    await expectText(page, text === '' ? '/' : `${text}\n\n/`);
    await page.getByLabel('Title', { exact: true }).click();
    await expectText(page, text);
    await press();
    await page.keyboard.type('Words of its own');
    await expectText(page, text === '' ? 'Words of its own' : `${text}\n\nWords of its own`);
    await clear(page);
    await page.keyboard.insertText(text);
    await press();
    await page.keyboard.type('callout');
    await page.keyboard.press('Enter');
    await expect.poll(() => linesOf(page)).toMatch(/^(One line\n\n)?[^/]*callout/);
    await page.keyboard.press('Control+z');
    await expectText(page, text);
  }
});

test('while a picture is uploaded, typing goes on and its place is kept', async ({ page }) => {
  await startInsight(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/admin/media', async (route) => {
    await released;
    await route.continue();
  });
  await expect(textOf(page)).toHaveAttribute('lang', 'en');
  await page.getByLabel('Language', { exact: true }).selectOption('ar');
  await expect(textOf(page)).toHaveAttribute('lang', 'ar');
  await expect(textOf(page)).toHaveAttribute('spellcheck', 'true');
  await textOf(page).click();
  await page.keyboard.type('one ');
  await send(page, 'paste', { names: ['image.png'] });
  await expect(
    textOf(page).getByRole('progressbar', { name: 'Uploading image.png' }),
  ).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.type('two ');
  release();
  await expect.poll(() => linesOf(page)).toMatch(/^two one !\[\]\(\/media\/\S+\.png\)$/);
  await page.keyboard.type('three ');
  await expect.poll(() => linesOf(page)).toMatch(/^two three one !\[\]/);
});
