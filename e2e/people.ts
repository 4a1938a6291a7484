import type { APIRequestContext, Browser, Page } from 'playwright/test';
import type { StaffRole } from '../db/permissions';
import { untilLive } from './chat-windows';
import { aWord, expect, STAFF, storeToken } from './fixtures';

export interface Person {
  id: string;
  name: string;
  email: string;
  token: string;
}

/** Invites a person by the API and uses the link. */
export async function addPerson(
  request: APIRequestContext,
  role: StaffRole,
  name = `Samir ${aWord()}`,
): Promise<Person> {
  const email = `${aWord()}@masar.example`;
  const invited = await request.post('/api/admin/staff', {
    headers: STAFF,
    data: { name, email, role },
  });
  const { id, invitationUrl } = (await invited.json()) as { id: string; invitationUrl: string };
  const secret = invitationUrl.split('/').at(-1);
  const accepted = await request.post('/trpc/staff.acceptInvitation', { data: { secret } });
  const { result } = (await accepted.json()) as { result: { data: { token: string } } };
  return { id, name, email, token: result.data.token };
}

/** `openAs`, once the socket receives what others do. */
export async function openLiveAs(browser: Browser, server: string, person: Person, path: string) {
  let isLive = Promise.resolve();
  const page = await openAs(browser, server, person, path, (opened) => {
    isLive = untilLive(opened);
  });
  await isLive;
  return page;
}

/** The console of another person, in a browser of their own. */
export async function openAs(
  browser: Browser,
  server: string,
  { token }: Person,
  path: string,
  onPage: (page: Page) => void = () => undefined,
) {
  const context = await browser.newContext({ baseURL: server });
  const page = await context.newPage();
  onPage(page);
  const storing = await page.addInitScript(storeToken, token);
  await page.goto(path);
  await storing.dispose();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  return page;
}
