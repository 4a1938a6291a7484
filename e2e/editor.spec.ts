import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { fill, openTab, storeInsight, toastOf, unique } from './content-screen';
import { randomKeys } from './editor-model';
import { aWord, expect, STAFF, test } from './fixtures';

test.use({ database: 'content', viewport: { width: 1440, height: 1800 } });

test.beforeEach(async ({ page, signIn }) => {
  await page.goto('/admin/content');
  await signIn();
});

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function startInsight(page: Page) {
  await openTab(page, 'Insights');
  await page.getByRole('button', { name: 'Create Insight' }).click();
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

const modifiersOf = (key: string) => key.split('+').slice(0, -1).join('+');

/** Sends the keys of one modifier without waiting in between, faster than anybody types. */
async function pressAll(page: Page, keys: string[]) {
  let rest = keys;
  while (rest[0] !== undefined) {
    const [first] = rest;
    if (first === 'Heading') {
      await page.getByRole('button', { name: 'Heading', exact: true }).click();
      rest = rest.slice(1);
      continue;
    }
    const modifiers = modifiersOf(first);
    const other = rest.findIndex((key) => key === 'Heading' || modifiersOf(key) !== modifiers);
    const batch = other === -1 ? rest : rest.slice(0, other);
    rest = rest.slice(batch.length);
    const held = modifiers === '' ? [] : modifiers.split('+');
    for (const modifier of held) await page.keyboard.down(modifier);
    await Promise.all(batch.map((key) => page.keyboard.press(key.split('+').at(-1) ?? key)));
    for (const modifier of held) await page.keyboard.up(modifier);
  }
}

const SEED = 20_261_122;
const CHECKED_EVERY = 40;

test('2,000 keys on a slow machine leave the text and the caret where they should', async ({
  page,
  request,
}) => {
  const title = unique('Typed');
  await startInsight(page);
  await fill(page, { Title: title, Excerpt: 'Short.', Category: 'Supply Chain' });
  await textOf(page).click();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const steps = randomKeys(SEED, 2_000);
  const T0 = Date.now();
  for (let from = 0; from < steps.length; from += CHECKED_EVERY) {
    const some = steps.slice(from, from + CHECKED_EVERY);
    const keys = some.flatMap((step) => step.keys);
    await pressAll(page, keys);
    await expect.poll(() => typedIn(page), keys.join(' ')).toEqual(some.at(-1)?.typed);
    console.log(from, Date.now() - T0);
  }

  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
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
