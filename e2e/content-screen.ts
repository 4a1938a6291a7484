import sharp from 'sharp';
import type { APIRequestContext, Page } from 'playwright/test';
import { aWord, expect, STAFF } from './fixtures';

/** A unique title, because tests share a server. */
export const unique = (name: string) => `${name} ${aWord()}`;

export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export async function post<Row>(
  request: APIRequestContext,
  contentType: string,
  data: object,
): Promise<Row> {
  const response = await request.post(`/api/admin/${contentType}`, { headers: STAFF, data });
  expect(response.status()).toBe(201);
  return (await response.json()) as Row;
}

/** Stores an insight; returns its title. */
export async function storeInsight(request: APIRequestContext): Promise<string> {
  const title = unique('Insight');
  await post(request, 'insights', {
    title,
    slug: slugOf(title),
    excerpt: 'Short.',
    content: 'Long.',
    category: 'Supply Chain',
  });
  return title;
}

/** Stores an empty page; returns its title. */
export async function storePage(request: APIRequestContext): Promise<string> {
  const title = unique('Page');
  await post(request, 'pages', { title, slug: slugOf(title), content: [] });
  return title;
}

/** Stores a picture of one colour in the media library. */
export async function upload(
  request: APIRequestContext,
  name: string,
  width: number,
  height: number,
) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#1d5f60' } })
    .png()
    .toBuffer();
  const response = await request.post('/api/admin/media', {
    headers: STAFF,
    multipart: { file: { name, mimeType: 'image/png', buffer } },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { url: string };
}

export const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).click();
export const dialogOf = (page: Page) => page.getByRole('dialog').first();
/** The text of the Markdown editor. */
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const toastOf = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialogOf(page).getByLabel(label, { exact: true });
    if (['Featured', 'Category', 'Status'].includes(label)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What the text of an item looks like on its page, beside the editor. */
export const previewOf = (page: Page) => page.getByRole('region', { name: 'Preview of Content' });

/** Opens the form of a new insight, with the caret in its text. */
export async function startInsight(page: Page) {
  await openTab(page, 'Insights');
  await page.getByRole('button', { name: 'Create Insight' }).click();
  await textOf(page).click();
}
