import type { Page } from 'playwright/test';
import { fill, openTab, textOf, toastOf, unique, upload } from '../content-screen';
import { randomKeys } from '../editor-model';
import { aWord, expect, STAFF, test } from '../fixtures';

test.use({ database: 'content', viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ openConsole }) => {
  await openConsole('/admin/content');
});

async function startInsight(page: Page) {
  await openTab(page, 'Insights');
  await page.getByRole('button', { name: 'Create Insight' }).click();
  // Beside a preview, long lines would wrap, and Home and End would lead to the ends of their parts.
  await page.getByRole('button', { name: 'Hide preview' }).click();
  await textOf(page).click();
}

/** The text and the selection as the browser has them. */
const typedIn = (page: Page) =>
  textOf(page).evaluate((content) => {
    const lines = [...content.querySelectorAll('.cm-line')];
    const text = lines.map((line) => line.textContent).join('\n');
    const selection = (
      content.getRootNode() as ShadowRoot & { getSelection: () => Selection | null }
    ).getSelection();
    const offsetOf = (node: Node | null, offset: number) => {
      const index = lines.findIndex((line) => line.contains(node));
      const range = document.createRange();
      range.setStart(lines[index] ?? content, 0);
      range.setEnd(node ?? content, offset);
      const before = lines.slice(0, index).map((line) => `${line.textContent}\n`);
      return before.join('').length + range.toString().length;
    };
    return {
      text,
      anchor: offsetOf(selection?.anchorNode ?? null, selection?.anchorOffset ?? 0),
      head: offsetOf(selection?.focusNode ?? null, selection?.focusOffset ?? 0),
    };
  });

/** Sends keys without waiting in between, faster than anybody types. They keep their order. */
async function pressAll(page: Page, keys: string[]) {
  let sent: Promise<void>[] = [];
  for (const key of keys) {
    if (key === 'Heading') {
      await Promise.all(sent);
      sent = [];
      await page.getByRole('button', { name: 'Heading', exact: true }).click();
      continue;
    }
    const parts = key.split('+');
    const modifiers = parts.slice(0, -1);
    sent.push(
      ...modifiers.map((modifier) => page.keyboard.down(modifier)),
      page.keyboard.press(parts.at(-1) ?? key),
      ...modifiers.map((modifier) => page.keyboard.up(modifier)),
    );
  }
  await Promise.all(sent);
}

const SEED = 20_261_122;
/** KEYS=2000 tries more of them after a change of the editor. */
const KEYS = Number(process.env.KEYS ?? 600);
const CHECKED_EVERY = 40;

test('many keys on a machine that is slow at times leave text and caret where they should', async ({
  page,
  request,
}) => {
  test.slow();
  const title = unique('Typed');
  await startInsight(page);
  await fill(page, { Title: title, Excerpt: 'Short.', Category: 'Supply Chain' });
  await textOf(page).click();
  const browser = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate });

  const steps = randomKeys(SEED, KEYS);
  for (let from = 0; from < steps.length; from += CHECKED_EVERY) {
    // Slow for a quarter of the keys: all of them would take minutes on a busy machine.
    await slowDown(from % (4 * CHECKED_EVERY) === 0 ? 4 : 1);
    const some = steps.slice(from, from + CHECKED_EVERY);
    const keys = some.flatMap((step) => step.keys);
    await pressAll(page, keys);
    await expect.poll(() => typedIn(page), keys.join(' ')).toEqual(some.at(-1)?.typed);
  }

  await slowDown(1);
  await page.keyboard.press('Control+s');
  await expect(toastOf(page, 'Insight created successfully')).toBeVisible();
  const stored = await request.get('/api/insights', { headers: STAFF });
  const { slug } = ((await stored.json()) as { title: string; slug: string }[]).find(
    (insight) => insight.title === title,
  ) ?? { slug: '' };
  const insight = await request.get(`/api/insights/${slug}`);
  const { content } = (await insight.json()) as { content: string };
  expect(content).toBe(steps.at(-1)?.typed.text.trim());
});

test('undo takes back formatting too, and typing goes on behind a picture', async ({
  page,
  request,
}) => {
  const word = aWord();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${word}${letter}.png`);
  for (const name of names) await upload(request, name, 60, 40);
  await startInsight(page);
  await page.keyboard.type('one ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('two');
  await page.getByRole('button', { name: 'List (Ctrl+Shift+8)' }).click();
  const typed = { text: '- one **two**', anchor: 11, head: 11 };
  await expect.poll(() => typedIn(page)).toEqual(typed);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => typedIn(page)).toEqual({ text: '', anchor: 0, head: 0 });
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+y');
  await expect.poll(() => typedIn(page)).toEqual(typed);

  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Image from the library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an Image' });
  await picker.getByRole('searchbox').fill(word);
  const files = picker.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files).toHaveCount(names.length);
  const places = () =>
    files.evaluateAll((items) =>
      items.map((item) => [(item as HTMLElement).offsetLeft, (item as HTMLElement).offsetTop]),
    );
  const before = await places();
  await files.first().getByRole('button').click();
  await expect(picker.getByRole('region', { name: 'Selected file' })).toBeVisible();
  expect(await places()).toEqual(before);
  await picker.getByRole('button', { name: 'Use this image' }).click();
  await page.keyboard.type('three');
  await expect
    .poll(async () => (await typedIn(page)).text)
    .toMatch(/^- one \*\*two\*\*!\[\]\(\/media\/[^()]+\)three$/);
});

test('in a long text the caret stays above the buttons, and is there again after the library', async ({
  page,
}) => {
  await startInsight(page);
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}`);
  await page.keyboard.insertText(lines.join('\n'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('The last one');
  const line = textOf(page).locator('.cm-line').last();
  const bottom = async () => {
    const box = await line.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const buttons = await page.locator('[data-dialog-actions]').boundingBox();
  expect(await bottom()).toBeLessThanOrEqual(buttons?.y ?? 0);

  await page.getByRole('button', { name: 'Image from the library' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose an Image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose an Image' })).toBeHidden();
  await page.keyboard.type(' goes on');
  await expect(line).toHaveText('The last one goes on');
});

test('the error of a text is its description, and gets the focus', async ({ page }) => {
  await startInsight(page);
  await fill(page, { Title: unique('Empty'), Excerpt: 'Short.', Category: 'Supply Chain' });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(textOf(page)).toHaveAccessibleDescription('Content is required');
  const message = page.getByText('Content is required');
  const isOnTop = (element: Element) => {
    const { right, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(right - 5, top + height / 2));
  };
  // Not under the buttons of the dialog.
  await expect.poll(() => message.evaluate(isOnTop)).toBe(true);
  await page.keyboard.type('a');
  await expect(textOf(page)).toHaveAccessibleDescription('');
  await expect(textOf(page)).not.toHaveAttribute('aria-invalid');
});

const EVERY_MARK = `# Heading with *em* and **strong**

- [a link](https://masar.example "Title") and ![a picture](/media/1/a.png)
1. \`code\` and \\* and <https://masar.example> and &amp;

> quoted

---

\`\`\`js
code
\`\`\`

[ref]: /contact`;

test('what the editor highlights has a contrast of 4.5 in both themes', async ({ page }) => {
  await startInsight(page);
  await textOf(page).fill(EVERY_MARK);
  await expect(textOf(page)).toContainText('[ref]: /contact');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const isSelected of [false, true]) {
      await textOf(page).press(isSelected ? 'Control+a' : 'Home');
      const selection = page.locator('.cm-selectionBackground').first();
      await expect(selection).toHaveCount(isSelected ? 1 : 0);
      const ground = isSelected ? selection : page.locator('.bg-surface', { has: textOf(page) });
      const background = luminanceOf(await colorOf(ground.last(), 'background-color'));
      // A text is highlighted bit by bit, shortly after it is shown.
      await expect.poll(async () => (await textColors(page)).size).toBeGreaterThanOrEqual(4);
      for (const color of await textColors(page)) {
        const text = luminanceOf(color);
        const [light, dark] = text > background ? [text, background] : [background, text];
        const contrast = (light + 0.05) / (dark + 0.05);
        expect(contrast, `${colorScheme} ${isSelected} ${color}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

const textColors = async (page: Page) =>
  new Set(
    await textOf(page)
      .locator('.cm-line, .cm-line span')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color)),
  );

const colorOf = (element: ReturnType<Page['locator']>, property: string) =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property);

/** The relative luminance of `rgb(…)`, as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(([digits]) => {
    const share = Number(digits) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('each line is laid out in its own direction, and a line without letters in that of the text', async ({
  page,
}) => {
  const directions = () =>
    textOf(page).evaluate((content) =>
      [...content.querySelectorAll('.cm-line')].map((line) => getComputedStyle(line).direction),
    );
  await startInsight(page);
  await page.keyboard.insertText('In English\n\n## عنوان عربي\n\n---');
  await expect.poll(directions).toEqual(['ltr', 'ltr', 'rtl', 'ltr', 'ltr']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('#');
  await expect(textOf(page)).toContainText('### عنوان عربي');

  await textOf(page).fill('نص عربي\n\nIn English\n\n---\nERP للمصانع');
  await expect.poll(directions).toEqual(['rtl', 'rtl', 'ltr', 'rtl', 'rtl', 'rtl']);
});
