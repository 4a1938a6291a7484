import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Page, Route } from 'playwright/test';
import { aWord, expect, RELEASE, STAFF, test } from './fixtures';

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#1d5f60' } })
    .jpeg()
    .toBuffer();

const aFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await picture() });

async function openLibrary(page: Page, openConsole: (address: string) => Promise<void>) {
  await openConsole('/admin/content');
  await page.getByRole('button', { name: 'Media Library' }).click();
  return page.getByRole('dialog', { name: 'Media Library' });
}

const fileNamed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files', exact: true }).getByRole('button', { name });

const chooseFiles = (page: Page) => page.locator('input[type=file]');

/** Dispatches the events of a drop or a paste of a file. */
async function dropOrPaste(page: Page, kind: 'drop' | 'paste', name: string) {
  const base64 = (await picture()).toString('base64');
  const transfer = await page.evaluateHandle(
    ([data, fileName]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName, { type: 'image/jpeg' }));
      return dataTransfer;
    },
    [base64, name] as const,
  );
  if (kind === 'drop') {
    const target = page.getByRole('searchbox', { name: 'Search media' });
    await target.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(page.getByText('Drop to upload')).toBeVisible();
    await target.dispatchEvent('drop', { dataTransfer: transfer });
  } else {
    await page.evaluate(
      (clipboardData) =>
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      transfer,
    );
  }
}

test(
  'several files can be uploaded, and the dialog asks for their alt texts',
  RELEASE,
  async ({ page, openConsole }) => {
    const word = aWord();
    const dialog = await openLibrary(page, openConsole);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
    await chooseFiles(page).setInputFiles([
      await aFile(`${word} one.jpg`),
      await aFile(`${word} two.jpg`),
      { name: `${word} offer.pdf`, mimeType: 'application/pdf', buffer: pdf },
    ]);
    for (const name of [`${word} one.jpg`, `${word} two.jpg`, `${word} offer.pdf`]) {
      await expect(fileNamed(page, name)).toBeVisible();
    }
    const alt = dialog.getByLabel(`Alt text for ${word} one.jpg`);
    await alt.fill('A yard in the morning');
    await alt.press('Enter');
    await expect(page.getByText('Alt text saved', { exact: true })).toBeVisible();
    await expect(alt).toHaveCount(0);
    await expect(fileNamed(page, `${word} one.jpg`)).not.toContainText('No alt text');
    await expect(fileNamed(page, `${word} two.jpg`)).toContainText('No alt text');
    await expect(fileNamed(page, `${word} offer.pdf`)).not.toContainText('No alt text');

    // Choosing a file does not move the others.
    const place = async () => {
      const box = await fileNamed(page, `${word} one.jpg`).boundingBox();
      return { x: box?.x, width: box?.width };
    };
    const before = await place();
    await fileNamed(page, `${word} two.jpg`).click();
    await expect(dialog.getByRole('region', { name: 'Selected file' })).toBeVisible();
    expect(await place()).toEqual(before);

    // What was typed waits while another file is chosen, and is not lost without a question.
    const typed = dialog.getByLabel('Alt text', { exact: true });
    await typed.fill('A dock at night');
    await fileNamed(page, `${word} one.jpg`).click();
    await expect(typed).toHaveValue('A yard in the morning');
    await typed.press('End');
    await page.keyboard.type(' light');
    await expect(typed).toHaveValue('A yard in the morning light');
    await fileNamed(page, `${word} two.jpg`).click();
    await expect(typed).toHaveValue('A dock at night');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(typed).toHaveValue('A dock at night');

    await dialog.getByRole('searchbox', { name: 'Search media' }).fill(`${word} TWO`);
    await expect(fileNamed(page, `${word} one.jpg`)).toHaveCount(0);
    await expect(fileNamed(page, `${word} two.jpg`)).toBeVisible();
  },
);

test(
  'a file that was uploaded before the first list arrived is in the list',
  RELEASE,
  async ({ page, openConsole }) => {
    const word = aWord();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const isRead = new Promise<void>((resolve) => {
      const hold = async (route: Route) => {
        const response = await route.fetch();
        resolve();
        await released;
        await route.fulfill({ response });
      };
      void page.route('**/trpc/media.list*', hold, { times: 1 });
    });
    const dialog = await openLibrary(page, openConsole);
    await isRead;
    await chooseFiles(page).setInputFiles(await aFile(`${word}.jpg`));
    await expect(dialog.getByLabel(`Alt text for ${word}.jpg`)).toBeVisible();
    release();
    await expect(fileNamed(page, `${word}.jpg`)).toBeVisible();
  },
);

for (const kind of ['drop', 'paste'] as const) {
  test(
    `a ${kind} uploads the file`,
    kind === 'drop' ? {} : RELEASE,
    async ({ page, openConsole }) => {
      const word = aWord();
      await openLibrary(page, openConsole);
      await expect(page.getByRole('searchbox', { name: 'Search media' })).toBeVisible();
      await dropOrPaste(page, kind, `${word}.jpg`);
      await expect(fileNamed(page, `${word}.jpg`)).toBeVisible();
    },
  );
}

test(
  'an upload shows its progress, and can be cancelled',
  RELEASE,
  async ({ page, openConsole }) => {
    const word = aWord();
    const dialog = await openLibrary(page, openConsole);
    await page.route('**/api/admin/media', () => undefined);
    await chooseFiles(page).setInputFiles(await aFile(`${word}.jpg`));
    const progress = dialog.getByRole('progressbar', { name: `Uploading ${word}.jpg` });
    await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Stop the uploads?' });
    await question.getByRole('button', { name: 'Keep uploading' }).click();
    await expect(question).toHaveCount(0);
    await dialog.getByRole('button', { name: `Cancel ${word}.jpg` }).click();
    await expect(progress).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test.describe('a refusal', () => {
  test.use({ allowedConsole: /400|409/ });

  test(
    'shows the reason at the file, and the other uploads continue',
    RELEASE,
    async ({ page, openConsole }) => {
      const word = aWord();
      const dialog = await openLibrary(page, openConsole);
      await chooseFiles(page).setInputFiles([
        { name: `${word} lie.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
        { name: `${word} big.jpg`, mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) },
        await aFile(`${word} good.jpg`),
      ]);
      const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
      await expect(row(`${word} lie.jpg`)).toContainText('The file is not a JPEG, PNG');
      await expect(row(`${word} big.jpg`)).toContainText('The file is larger than 10 MB.');
      await expect(fileNamed(page, `${word} good.jpg`)).toBeVisible();
      await expect(dialog.getByRole('button', { name: `Dismiss ${word} lie.jpg` })).toBeVisible();
      await dialog.getByRole('button', { name: 'Dismiss all that failed' }).click();
      await expect(row(`${word} lie.jpg`)).toHaveCount(0);
      await expect(row(`${word} big.jpg`)).toHaveCount(0);
      await dialog.getByRole('searchbox', { name: 'Search media' }).fill(`${word} nothing`);
      await dialog.getByRole('button', { name: 'Show all' }).click();
      await expect(fileNamed(page, `${word} good.jpg`)).toBeVisible();
    },
  );

  test('prevents deleting a file that a page uses', async ({ page, request, openConsole }) => {
    const word = aWord();
    const file = await aFile(`${word}.jpg`);
    const uploaded = await request.post('/api/admin/media', {
      headers: STAFF,
      multipart: { file },
    });
    expect(uploaded.status()).toBe(201);
    const { url } = (await uploaded.json()) as { url: string };
    const used = await request.post('/api/admin/pages', {
      headers: STAFF,
      data: { title: `Yards ${word}`, slug: word, content: `![A yard](${url})` },
    });
    expect(used.status()).toBe(201);
    const { id } = (await used.json()) as { id: string };

    const dialog = await openLibrary(page, openConsole);
    await fileNamed(page, `${word}.jpg`).click();
    const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
    const question = page.getByRole('dialog', { name: 'Delete this file?' });
    await remove.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'A file in use cannot be deleted. See “Used in”.',
    );
    await expect(question).toHaveCount(0);
    expect((await request.delete(`/api/admin/pages/${id}`, { headers: STAFF })).status()).toBe(204);
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('File deleted successfully', { exact: true })).toBeVisible();
    await expect(fileNamed(page, `${word}.jpg`)).toHaveCount(0);
  });
});

test(
  'a picture has a focus, tags and a list of its uses, and a new file takes its place',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const word = aWord();
    const add = async (name: string) => {
      const file = await aFile(name);
      const stored = await request.post('/api/admin/media', {
        headers: STAFF,
        multipart: { file },
      });
      return (await stored.json()) as { id: string; url: string };
    };
    const used = await add(`${word} used.jpg`);
    await add(`${word} spare.jpg`);
    const created = await request.post('/api/admin/pages', {
      headers: STAFF,
      data: { title: `Yards ${word}`, slug: word, content: `![A yard](${used.url})` },
    });
    expect(created.status()).toBe(201);

    const dialog = await openLibrary(page, openConsole);
    await fileNamed(page, `${word} used.jpg`).click();
    const focus = dialog.getByRole('button', { name: /^Focus: / });
    const box = await focus.boundingBox();
    if (!box) throw new Error('It is not shown');
    await focus.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
    await expect(focus).toHaveAccessibleName('Focus: 25% from the left, 75% from the top');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(focus).toHaveAccessibleName('Focus: 26% from the left, 65% from the top');
    await dialog.getByRole('textbox', { name: 'Tags' }).fill(`yards ${word}, عمّان ${word}`);
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('Tags saved', { exact: true })).toBeVisible();
    const rows = async () => {
      const response = await request.get(`/api/admin/media?search=${word}`, { headers: STAFF });
      return (await response.json()) as { originalName: string }[];
    };
    await expect.poll(rows).toContainEqual(
      expect.objectContaining({
        focalX: 26,
        focalY: 65,
        tags: [`yards ${word}`, `عمّان ${word}`],
      }),
    );

    await dialog.getByRole('combobox', { name: 'Tag' }).selectOption(`عمّان ${word}`);
    await expect(fileNamed(page, `${word} spare.jpg`)).toHaveCount(0);
    await expect(fileNamed(page, `${word} used.jpg`)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Tag' }).selectOption('All tags');
    await dialog.getByRole('button', { name: 'Unused' }).click();
    await expect(fileNamed(page, `${word} spare.jpg`)).toBeVisible();
    await expect(fileNamed(page, `${word} used.jpg`)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Unused' }).click();

    await fileNamed(page, `${word} used.jpg`).click();
    const use = dialog.getByRole('link', { name: `Yards ${word}` });
    await expect(use).toHaveAttribute('href', /^\/admin\/content\?tab=pages&record=/);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await (await chooser).setFiles(await aFile(`${word} new.jpg`));
    const question = page.getByRole('dialog', { name: 'Replace this file?' });
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText('File replaced successfully', { exact: true })).toBeVisible();
    await expect(fileNamed(page, `${word} new.jpg`)).toBeVisible();
    await expect(fileNamed(page, `${word} used.jpg`)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Focus: 26%/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: `Yards ${word}` })).toBeVisible();
    const old = await request.get(used.url, { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    const { id } = (await created.json()) as { id: string };
    const stored = await request.get('/api/admin/pages', { headers: STAFF });
    const shown = ((await stored.json()) as { id: string; content: string }[]).find(
      (one) => one.id === id,
    );
    expect(shown?.content).toBe(`![A yard](${old.headers().location})`);
  },
);
