import { dialogOf, fill, post, slugOf, textOf, toastOf, unique, upload } from './content-screen';
import { aWord, expect, test } from './fixtures';

test.use({ database: 'content' });

test.beforeEach(async ({ page, signIn }) => {
  await page.goto('/admin/content');
  await signIn();
});

test('a half-filled block is refused at its first empty field, also on a phone', async ({
  page,
}) => {
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

test('a block dragged over a higher one changes places once', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 1800 });
  const title = unique('Dragged');
  const content = [
    { type: 'callToAction' },
    { type: 'richText', markdown: 'A long text.' },
    { type: 'contactForm', heading: '' },
  ];
  await post(request, 'pages', { title, slug: slugOf(title), content });
  await page.reload();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(textOf(page)).toBeVisible();
  const order = () =>
    dialogOf(page).getByRole('heading', { level: 3, name: /^\d\./ }).allTextContents();
  const first = ['1. Call to action', '2. Rich text', '3. Contact form'];
  const second = ['1. Rich text', '2. Call to action', '3. Contact form'];
  expect(await order()).toEqual(first);

  const blocks = dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[draggable]') });
  const grip = await blocks.first().locator('[draggable]').boundingBox();
  const text = await blocks.nth(1).boundingBox();
  if (!grip || !text) throw new Error('No blocks');
  const x = grip.x + 10;
  // The first move onto an element enters it; only further ones are over it.
  const moveTo = async (y: number) => {
    for (const shift of [0, 1, 2]) await page.mouse.move(x, y + shift);
  };
  await page.mouse.move(x, grip.y + 10);
  await page.mouse.down();
  await moveTo(text.y + 20);
  await moveTo(text.y + 60);
  expect(await order()).toEqual(first);
  const bottom = text.y + text.height - 20;
  for (const shift of [0, 3, 6]) {
    await moveTo(bottom + shift);
    await expect.poll(order).toEqual(second);
  }
  await moveTo(grip.y + 10);
  await expect.poll(order).toEqual(first);
  await page.mouse.up();
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
