import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { expect, onTestFinished, test } from 'vitest';
import type { AppRouter } from '../../server/router';
import { createTestApp } from '../../server/test/test-app';
import { detailOf, fetchWithCookies, fieldsOf, statusOf } from './api-error';

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function createClient(url: string) {
  return createTRPCClient<AppRouter>({ links: [httpLink({ url, fetch: fetchWithCookies })] });
}

async function failureOf(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof TRPCClientError) return failure;
  throw new Error('The call did not fail');
}

test('the error of a refused call has status, body and the typed problem details of the server', async () => {
  const { app } = createTestApp();
  const listener = getRequestListener(app.fetch);
  const url = `${await startServer((request, response) => void listener(request, response))}/trpc`;
  const input = { name: '', email: 'x', message: 'm' };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/leads.create`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  });
  const failure = await failureOf(createClient(url).leads.create.mutate(input));
  expect(failure.message).toBe(`400: ${await response.text()}`);
  expect(failure.data?.problem.detail).toBe('Name is required. Valid email is required.');
  expect(statusOf(failure)).toBe(400);
  expect(detailOf(failure)).toBe('Name is required. Valid email is required.');
  expect(fieldsOf(failure)).toEqual([
    { path: 'name', message: 'Name is required' },
    { path: 'email', message: 'Valid email is required' },
  ]);
});

test.each([
  ['{"message":"bad gateway"}', '502: {"message":"bad gateway"}'],
  ['{}', '502: {}'],
  ['', '502: Bad Gateway'],
  ['{"error":{"code":1,"message":"no"}}', '502: {"error":{"code":1,"message":"no"}}'],
])("the message quotes another server's JSON unchanged: %s", async (body, message) => {
  const url = await startServer((_request, response) => {
    response.writeHead(502, { 'Content-Type': 'application/json' }).end(body);
  });
  const failure = await failureOf(createClient(url).leads.list.query({}));
  expect(failure.message).toBe(message);
  expect(statusOf(failure)).toBe(502);
});

test.each([
  ['its text', 'The gateway is asleep', '502: The gateway is asleep'],
  ['the status text if it is empty', '', '502: Bad Gateway'],
])('the message of a response that is not JSON quotes %s', async (_what, body, message) => {
  const url = await startServer((_request, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end(body);
  });
  const failure = await failureOf(createClient(url).leads.list.query({}));
  expect(failure.message).toBe(message);
  expect(statusOf(failure)).toBe(502);
  expect(detailOf(failure)).toBeUndefined();
});

test('the error of a call without a response has no status and no detail', async () => {
  const url = await startServer((request) => request.socket.destroy());
  const failure = await failureOf(createClient(url).leads.list.query({}));
  expect(statusOf(failure)).toBeUndefined();
  expect(detailOf(failure)).toBeUndefined();
});

test('an error that is not a call error has no status and no detail', () => {
  expect(statusOf(new Error('x'))).toBeUndefined();
  expect(detailOf('x')).toBeUndefined();
  expect(fieldsOf(new Error('x'))).toEqual([]);
});
