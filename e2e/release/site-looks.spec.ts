import { expect, test } from '../fixtures';

test('no link at the end of a page lies below the chat button', async ({ page }) => {
  await page.goto('/terms');
  for (const width of [1536, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await terms.click({ trial: true });
    const link = await terms.boundingBox();
    const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
    const end = (link?.y ?? 0) + (link?.height ?? 0);
    expect(end, `at ${width} px`).toBeLessThanOrEqual(chat?.y ?? 0);
  }
});

test('the chat button is an icon in the header, where its words do not fit beside the page', async ({
  page,
}) => {
  await page.goto('/privacy');
  const button = page.getByRole('button', { name: 'Chat with us' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await button.boundingBox())?.width).toBeLessThan(70);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect(button).toBeInViewport();
    await expect(page.getByRole('banner')).toContainText('Chat with us');
  }
});

test('on a phone, text of twice the size is neither cut nor outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/', '/ar', '/case-studies', '/ar/about', '/contact', '/solutions']) {
    await page.goto(path);
    expect.soft(await page.evaluate(findTextOutside), path).toEqual([]);
  }
});

test('on the narrowest phone too, and the words of links and headings stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    '/',
    '/ar',
    '/solutions',
    '/solutions/erp-integration',
    '/ar/solutions/erp-integration',
    '/insights',
    '/ar/insights',
    '/about',
    '/about/dima-sabbagh',
    '/contact',
  ]) {
    await page.goto(path);
    expect.soft(await page.evaluate(findTextOutside), path).toEqual([]);
    expect.soft(await page.evaluate(findBrokenWords), path).toEqual([]);
  }
});

/** Words of at most nine letters that stand on two lines. */
function findBrokenWords(): string[] {
  const range = document.createRange();
  const named = [...document.querySelectorAll('main :is(a, h1, h2, h3), footer h2')];
  return named.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!element.checkVisibility() || text.parentElement?.closest('.sr-only, [href^=mailto]'))
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,9}(?![\p{L}\p{M}])/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 20) found.push(word);
      }
    }
    return found;
  });
}

/** Doubles the size of text, and returns what has no place on the screen then, besides what is drawn. */
function findTextOutside(): string[] {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  delete root.dataset.arrival;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (
      !text.textContent?.trim() ||
      !around?.checkVisibility() ||
      around.closest('[class*=sr-only], [role=img], [aria-hidden=true], aside')
    )
      continue;
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (left < 0 || right > root.clientWidth) found.push(text.textContent);
  }
  return found;
}

test('the whole page has its layout soon, for those who take a picture of it', async ({ page }) => {
  await page.goto('/');
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        ).length,
    );
  await expect.poll(skipped).toBe(0);
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen filter and the current entry of the menu look different', async ({ page }) => {
    await page.goto('/insights');
    const styleOf = (name: string, role: 'button' | 'link') =>
      page
        .getByRole(role, { name, exact: true })
        .first()
        .evaluate((element) => {
          const { backgroundColor, textDecorationLine } = getComputedStyle(element);
          return `${backgroundColor} ${textDecorationLine}`;
        });
    expect(await styleOf('All', 'button')).not.toBe(await styleOf('Supply Chain', 'button'));
    expect(await styleOf('Insights', 'link')).not.toBe(await styleOf('Contact', 'link'));
  });
});

test('a printed page has no menu button, its bullets, and black text on white', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/case-studies/cold-store-orders');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  for (const title of await page.getByRole('heading').all()) {
    expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  }
  await page.goto('/privacy');
  const bullet = page.getByRole('main').getByRole('listitem').last();
  expect(
    await bullet.evaluate((item) =>
      getComputedStyle(item, '::before').getPropertyValue('print-color-adjust'),
    ),
  ).toBe('exact');
  // A card is whole on its sheet; a whole article would leave the first sheet empty.
  await page.goto('/insights/why-erp-projects-stall-in-month-five');
  const breaks = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).breakInside);
  expect(await breaks('main article:has(h1)')).toBe('auto');
  await page.goto('/insights');
  expect(await breaks('main article >> nth=0')).toBe('avoid');
});

test('pages load the parts of the fonts that they need, and complete ones for other letters', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.woff2/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts.splice(0)).toEqual(['plex-latin']);
  await page.goto('/ar', { waitUntil: 'networkidle' });
  expect(fonts.splice(0).sort()).toEqual(['plex-arabic-400', 'plex-arabic-600', 'plex-latin']);
  await page.locator('h1').evaluate((heading) => (heading.textContent = 'É'));
  await expect.poll(() => fonts).toEqual(['ibm-plex-sans-latin-wght-normal']);
});
