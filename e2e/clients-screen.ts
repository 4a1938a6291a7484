import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect, STAFF, test } from './fixtures';

export async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  method = 'POST',
) {
  const response = await request.fetch(path, { method, headers: STAFF, data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as { id: string };
}

export const addClient = (request: APIRequestContext, word: string, more = {}) =>
  post(request, '/api/admin/clients', {
    name: `Rana ${word}`,
    email: `${word}@petra.example`,
    company: `Petra ${word}`,
    ...more,
  });

export async function addProject(request: APIRequestContext, word: string, more = {}) {
  const client = await addClient(request, word);
  const project = { clientId: client.id, title: `Forecast ${word}`, ...more };
  return post(request, '/api/admin/projects', project);
}

export interface Linked {
  id: string;
  linkUrl: string;
}

/** A client with a project and a contact, whose link is known. */
export async function addContact(
  request: APIRequestContext,
  word: string,
  { language = 'en', clientId }: { language?: string; clientId?: string } = {},
) {
  let client = clientId;
  let project = '';
  if (!client) {
    const added = (await addProject(request, word, { status: 'in-progress' })) as {
      id: string;
      clientId?: string;
    };
    project = added.id;
    client = added.clientId ?? '';
  }
  const contact = { name: `Omar ${word}`, email: `${word}.${language}@petra.example`, language };
  const linked = (await post(
    request,
    `/api/admin/clients/${client}/contacts`,
    contact,
  )) as unknown as Linked;
  const { id, linkUrl } = linked;
  return { id, clientId: client, projectId: project, path: new URL(linkUrl).pathname };
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function openTab(page: Page, name: 'Clients' | 'Projects' | 'Project Updates') {
  await tab(page, name).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

interface PortalFixtures {
  /** Opens the clients screen, signed in. */
  openPortal: (query?: string) => Promise<Page>;
  /** The clients screen, for tests that start there. */
  portal: Page;
}

export const portalTest = test.extend<PortalFixtures>({
  openPortal: ({ page, openConsole }, use) =>
    use(async (query = '') => {
      await openConsole(`/admin/clients${query}`);
      return page;
    }),
  portal: async ({ openPortal }, use) => use(await openPortal()),
});
