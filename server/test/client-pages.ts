import { contactCookie, storeContact } from '../features/contacts/contacts.examples';
import { storeClient } from '../features/clients/clients.examples';
import { storeProject } from '../features/projects/projects.examples';
import { createTestApp, STAFF, type TestOptions } from './test-app';

type App = ReturnType<typeof createTestApp>;

const FORM = 'application/x-www-form-urlencoded';
export const SAME_SITE = { 'Sec-Fetch-Site': 'same-origin' };

/** A client with a project, and a contact who is signed in. */
export function createClientPages(options: TestOptions = {}, contact = {}) {
  const app = createTestApp(options);
  return { ...app, ...addClientPages(app, contact) };
}

/** Adds another client to an application. */
export function addClientPages(
  { app, deps, send }: Pick<App, 'app' | 'deps' | 'send'>,
  contact = {},
) {
  const { database, clock } = deps;
  const clientId = storeClient(database, { company: 'Zaytouna Cold Stores' });
  const projectId = storeProject(database, {
    clientId,
    title: 'Order forecast',
    budget: '48,000 JOD',
    status: 'in-progress',
  });
  const contactId = storeContact(database, { clientId, name: 'Rana H.', ...contact });
  const cookie = contactCookie(database, contactId, clock().toISOString());
  return {
    clientId,
    projectId,
    contactId,
    cookie,
    /** Posts a form as a browser of the contact does. */
    post: (
      path: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      app.request(
        path,
        {
          method: 'POST',
          headers: { 'Content-Type': FORM, Cookie: cookie, ...SAME_SITE, ...headers },
          body: new URLSearchParams(fields).toString(),
        },
        {},
      ),
    /** Sends a file in a form. */
    sendFile: (
      path: string,
      file: { name: string; bytes: Uint8Array },
      headers: Record<string, string> = { Cookie: cookie, ...SAME_SITE },
    ) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(file.bytes)], file.name));
      return app.request(path, { method: 'POST', body: form, headers }, {});
    },
    page: async (path = '/client', headers: Record<string, string> = { Cookie: cookie }) => {
      const response = await app.request(path, { headers }, {});
      return { response, html: await response.text() };
    },
    /** Posts an update by REST, visible unless it says otherwise. */
    postUpdate: async (fields: Record<string, unknown> = {}) => {
      const body = { title: 'Trial week', content: 'Four **buyers**.', ...fields };
      const path = `/api/admin/projects/${projectId}/updates`;
      const response = await send('POST', path, body, STAFF);
      return (await response.json()) as { id: string; createdAt: string };
    },
  };
}
