import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../test/test-app';
import { onWebSocketUpgrade } from './upgrade';

async function createHttpServer() {
  const app = createTestApp();
  const listener = getRequestListener(app.app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const upgraded: string[] = [];
  onWebSocketUpgrade(server, (request, socket) => {
    upgraded.push(request.url ?? '');
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /** Sends text; returns everything received until the connection ends. */
  const exchange = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.setEncoding('utf8').on('data', (part: string) => (received += part));
      socket.on('end', () => resolve(received)).on('error', reject);
    });
  return { ...app, port, upgraded, exchange };
}

describe('an upgrade request', () => {
  test('for another protocol than WebSocket is ignored, and the request is served', async () => {
    const { exchange, upgraded } = await createHttpServer();
    const offer = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n';
    const read = await exchange(`GET /healthz HTTP/1.1\r\n${offer}\r\n`);
    expect(read).toMatch(/^HTTP\/1\.1 200 /);
    expect(read).toContain('"ok"');
    const body = JSON.stringify({ event: 'import:done' });
    const length = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const written = await exchange(
      `POST /api/analytics/track HTTP/1.1\r\n${offer}${length}\r\n${body}`,
    );
    expect(written).toMatch(/^HTTP\/1\.1 202 /);
    expect(upgraded).toEqual([]);
  });

  test('for a WebSocket is accepted', async () => {
    const { exchange, upgraded } = await createHttpServer();
    await exchange(
      'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n\r\n',
    );
    expect(upgraded).toEqual(['/live']);
  });
});

test.each(['/api/contact', '/trpc/leads.create', '/contact', '/api/admin/media'])(
  'a client that closes the connection within its body to %s is not an error',
  async (path) => {
    const { port, logged } = await createHttpServer();
    const type = {
      '/contact': 'application/x-www-form-urlencoded',
      '/api/admin/media': 'multipart/form-data; boundary=x',
    }[path];
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type ?? 'application/json'}\r\nAuthorization: Bearer a-token-for-tests-only\r\nContent-Length: 1000\r\n\r\n{"name":`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head, () =>
          setImmediate(() => setTimeout(() => socket.resetAndDestroy(), 50)),
        );
      });
      socket.on('close', () => resolve()).on('error', () => undefined);
    });
    await expect
      .poll(() => logged.some((line) => line.msg === 'request'), { timeout: 15_000 })
      .toBe(true);
    expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
