import { dialogOf, fill, post, slugOf, textOf, toastOf, unique, upload } from '../content-screen';
import { aWord, expect, test } from '../fixtures';

test.use({ database: 'content' });

test('a half-filled block is refused at its first empty field, also on a phone', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/content');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Create Page' }).click();
  const title = unique('Half');
  await fill(page, { Title: title });
  const add = async (label: string) => {
    await page.getByRole('button', { name: `+ ${label}`, exact: true }).click();
  };
  await add('Hero');
  await dialogOf(page).getByLabel('Heading', { exact: true }).fill('Careers');
  await dialogOf(page).getByLabel('Button label').fill('Apply');
  await add('Statistics');
  await add('Rich text');
  for (const type of ['Cards', 'Questions', 'Image', 'Quote', 'Call to action', 'Contact form']) {
    await add(type);
  }
  await fill(page, { Slug: `${slugOf(title)}-${'x'.repeat(80)}`, 'Meta Title': 'x'.repeat(300) });
  const wide = await dialogOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  for (const type of ['9', '8', '7', '6', '5', '4']) {
    await page.getByRole('button', { name: `Remove block ${type}` }).click();
  }

  const create = page.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  const address = dialogOf(page).getByLabel('Button link');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Button link is required with a button label');
  await address.fill('/contact');
  await create.click();
  const addFigure = page.getByRole('button', { name: 'Add Figure' });
  await expect(addFigure).toBeFocused();
  await expect(addFigure).toHaveAccessibleDescription('Add at least one figure');
  await addFigure.click();
  await dialogOf(page).getByLabel('Value').fill('+8');
  await dialogOf(page).getByLabel('Meaning').fill('people');
  await create.click();
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveAccessibleDescription('Content is required');
  await page.keyboard.type('We hire.');
  await create.click();
  await expect(toastOf(page, 'Page created successfully')).toBeVisible();
});

test('a block dragged over a higher one changes places once, where it will land', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/content');
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.getByRole('button', { name: 'Create Page' }).click();
  await page.getByRole('button', { name: '+ Call to action' }).click();
  await page.getByRole('button', { name: '+ Rich text' }).click();
  const blocks = dialogOf(page).locator('li:has(h3)');
  await expect(textOf(page)).toBeVisible();
  const orders = await blocks.evaluateAll(async ([short, high]) => {
    const order = () => [...document.querySelectorAll('li h3')].map((h) => h.textContent).join();
    const nextFrame = () => new Promise(requestAnimationFrame);
    const options = () => ({ bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
    const boxOf = (block: Element | undefined) => block?.getBoundingClientRect() ?? new DOMRect();
    short?.querySelector('[draggable]')?.dispatchEvent(new DragEvent('dragstart', options()));
    await nextFrame();
    const { top, bottom } = boxOf(high);
    const seen = [];
    for (const clientY of [top + 20, bottom - 5]) {
      // The pointer stays where it is, over whatever is there after each event.
      for (let event = 0; event < 6; event += 1) {
        const over = [short, high].find((block) => {
          const box = boxOf(block);
          return box.top <= clientY && clientY <= box.bottom;
        });
        over?.dispatchEvent(new DragEvent('dragover', { ...options(), clientY }));
        await nextFrame();
        seen.push(order());
      }
    }
    return seen;
  });
  const sixTimes = (text: string) => Array.from({ length: 6 }, () => text);
  expect(orders).toEqual([
    ...sixTimes('1. Call to action,2. Rich text'),
    ...sixTimes('1. Rich text,2. Call to action'),
  ]);
});

test('an upright picture is not higher than the screen', async ({ page, request }) => {
  const { url } = await upload(request, `${aWord()}.png`, 1_200, 1_600);
  const title = unique('Upright');
  const slug = slugOf(title);
  const content = [
    { type: 'image', image: url, alt: 'A tower', caption: '' },
    { type: 'richText', markdown: `![The same tower](${url})` },
  ];
  await post(request, 'pages', { title, slug, content, status: 'published' });
  for (const [width, height] of [
    [1_440, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/${slug}`);
    for (const name of ['A tower', 'The same tower']) {
      const box = await page.getByRole('img', { name, exact: true }).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 1);
      expect(box?.height).toBeCloseTo((box?.width ?? 0) * (4 / 3), 0);
      expect(box?.width).toBeLessThanOrEqual(width);
    }
  }
});
