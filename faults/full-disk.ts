import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { openDatabase } from '../db/client';
import { storeClient } from '../server/features/clients/clients.examples';
import { contactCookie, storeContact } from '../server/features/contacts/contacts.examples';
import { procedures } from '../server/test/procedures';
import {
  examples,
  exampleWorld,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../server/test/rest-calls';
import { addPerson } from '../server/test/staff';
import { type BuiltServer, startServer } from './built-server';
import type { Row } from './table';

/** A member of staff, the cookie of a client's contact, and the server that is called. */
type Caller = Pick<BuiltServer, 'url'> & { token: string; cookie: string };

interface Write {
  name: string;
  send: (caller: Caller, input: Record<string, unknown>) => Promise<Response>;
  procedure: string;
}

const restWrites: Write[] = restRoutes
  .filter(({ method }) => method !== 'get')
  .map((route) => ({
    name: nameOf(route),
    procedure: route.procedure,
    send: ({ url, token }, input) => {
      const { path, body } = toRestCall(route, input);
      const init = toRequestBody(route, body);
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const method = route.method.toUpperCase();
      return fetch(url + path, { ...init, method, headers });
    },
  }));

const isUpload = (procedure: string) =>
  restRoutes.some((route) => route.procedure === procedure && route.isUpload);

const calls: Write[] = procedures
  .filter(({ type, path }) => type === 'mutation' && !isUpload(path))
  .map(({ path }) => ({
    name: `/trpc/${path}`,
    procedure: path,
    send: ({ url, token, cookie }, input) =>
      fetch(`${url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          Authorization: `Bearer ${token}`,
          Cookie: cookie,
        },
        body: JSON.stringify(input),
      }),
  }));

/** What the examples of these leave as it is: nobody is signed in, nothing is unread or stored. */
const WRITES_NOTHING = [
  '/trpc/chat.here',
  '/trpc/chat.look',
  '/trpc/chat.rate',
  '/trpc/chat.seen',
  '/trpc/chat.markRead',
  '/trpc/notifications.markRead',
  'post /api/admin/notifications/read',
  '/trpc/checks.text',
  '/trpc/drafts.dropAutosave',
  '/trpc/insights.preview',
  '/trpc/people.lookUp',
  '/trpc/portal.requestLink',
  '/trpc/staff.here',
  '/trpc/staff.invitation',
  '/trpc/staff.signOut',
];

/** Every write by REST and tRPC, each while the server can write no byte to the disk. */
export async function fullAtEachWrite(): Promise<Row> {
  // Replies need a mail server; nobody listens at this one.
  const server = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  const database = openDatabase(server.databaseFile);
  // Examples are stored beside the server's own writes.
  database.$client.pragma('busy_timeout = 5000');
  const statuses = new Map<string, number>();
  for (const { name, procedure, send } of [...restWrites, ...calls]) {
    const clientId = storeClient(database);
    // A new person each time: ADMIN_TOKEN cannot be renewed, and some calls end the caller's access.
    const token = addPerson(database, `person${statuses.size}`);
    const world = { ...exampleWorld(database), clientId, token };
    const input = await examples[procedure]?.good?.(world);
    const cookie = contactCookie(database, storeContact(database, { clientId }));
    limit(1);
    const response = await send({ url: server.url, token, cookie }, input ?? {});
    statuses.set(name, response.status);
    limit('unlimited');
    expect((await fetch(`${server.url}/healthz`)).status, `after ${name}`).toBe(200);
  }
  const integrity = database.$client.pragma('integrity_check', { simple: true });
  database.$client.close();
  expect(integrity).toBe('ok');
  const others = [...statuses].filter(
    ([name, status]) => status !== (WRITES_NOTHING.includes(name) ? 200 : 503),
  );
  expect(Object.fromEntries(others)).toEqual({});
  return {
    tried: statuses.size,
    acknowledged: 0,
    lost: 0,
    notes: 'each write path answered 503, and the server went on',
  };
}
