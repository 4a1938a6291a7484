import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postOutside, type Resolve, resolveHost } from './post-outside';
import { addressRangeOf } from './address-range';

describe('the range of an address', () => {
  test.each([
    [
      'public',
      '93.184.215.14',
      '2606:2800:21f:cb07::1',
      '::ffff:93.184.215.14',
      '64:ff9b::5db8:d70e',
    ],
    [
      'private',
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      'fd00::1',
      '100.64.0.1',
    ],
    [
      'private',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::10.0.0.1',
      '127.255.255.254',
      '::127.0.0.1',
    ],
    ['special', '169.254.169.254', 'fe80::1', '::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe'],
    ['special', '0.0.0.0', '::', '255.255.255.255', '224.0.0.1', 'ff02::1', '240.0.0.1'],
    ['special', '2002:7f00:1::', '2001:0:53aa:64c::1', '2001:db8::1', '192.0.2.1', '198.18.0.1'],
    ['special', '::ffff:0:7f00:1', '64:ff9b:1::7f00:1', 'fec0::1', '100::1', '3fff::1'],
    [
      'special',
      '5f00::1',
      '4000::1',
      '192.88.99.1',
      'localhost',
      '',
      '127.1',
      '0x7f.0.0.1',
      '010.0.0.1',
    ],
  ])('is %s for %s and the like', (range, ...addresses) => {
    for (const address of addresses) expect(addressRangeOf(address), address).toBe(range);
  });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Counts connections: a refused request must make none. */
async function startReceiver(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  const seen = { connections: 0 };
  server.on('connection', () => (seen.connections += 1));
  const port = await listen(server);
  onTestFinished(() => server.closeAllConnections());
  return { port, seen };
}

const post = (url: string, { isPrivateAllowed = true, resolve = resolveHost } = {}) =>
  postOutside({ url, headers: {}, body: '{}', isPrivateAllowed, resolve });

const to =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a POST to an address that somebody typed', () => {
  test.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://127.0.0.1.',
    'https://localhost',
  ])('is refused for %s', async (host) => {
    const { port, seen } = await startReceiver((_request, response) => response.end());
    await expect(post(`${host}:${port}/`, { isPrivateAllowed: false })).rejects.toThrow(
      'not on the public internet',
    );
    expect(seen.connections).toBe(0);
  });

  test('is refused where a name has a private address beside a public one', async () => {
    const { port, seen } = await startReceiver((_request, response) => response.end());
    for (const resolve of [to('93.184.215.14', '127.0.0.1'), to('127.0.0.1', '93.184.215.14')]) {
      await expect(
        post(`https://hooks.example.com:${port}`, { isPrivateAllowed: false, resolve }),
      ).rejects.toThrow('not on the public internet');
    }
    expect(seen.connections).toBe(0);
  });

  test('goes to the address that was checked, however the name resolves later', async () => {
    const { port } = await startReceiver((request, response) => response.end(request.headers.host));
    const answers = [to('127.0.0.1'), to('169.254.169.254')];
    const asked: string[] = [];
    const resolve: Resolve = (host) => {
      asked.push(host);
      return (answers.shift() ?? to())(host);
    };
    const host = `hooks.example.com:${port}`;
    expect(await post(`http://${host}/`, { resolve })).toEqual({ status: 200, body: host });
    expect(asked).toEqual(['hooks.example.com']);
    await expect(post(`http://${host}/`, { resolve })).rejects.toThrow('public internet');
  });

  test('needs https unless the address is private', async () => {
    await expect(
      post('http://hooks.example.com', { resolve: to('93.184.215.14') }),
    ).rejects.toThrow('Without https');
    await expect(
      post('http://hooks.example.com', { resolve: to('93.184.215.14', '127.0.0.1') }),
    ).rejects.toThrow('Without https');
  });

  test('does not follow redirects', async () => {
    const { port, seen } = await startReceiver((_request, response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end('moved'),
    );
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 302, body: 'moved' });
    expect(seen.connections).toBe(1);
  });

  test('reads at most 64 kB', async () => {
    const { port } = await startReceiver((_request, response) => {
      response.on('error', () => undefined);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    const { status, body } = await post(`http://127.0.0.1:${port}/`);
    expect([status, body.length]).toEqual([200, 64 * 1024]);
  });

  test.each(['that never comes', 'that drips'])(
    'gives up after ten seconds on an answer %s',
    { timeout: 20_000 },
    async (kind) => {
      const { port } = await startReceiver((_request, response) => {
        if (kind === 'that never comes') return;
        const drip = setInterval(() => response.write('x'), 200);
        response.on('close', () => clearInterval(drip));
      });
      const startedAt = performance.now();
      await expect(post(`http://127.0.0.1:${port}/`)).rejects.toThrow('within 10 s');
      expect(performance.now() - startedAt).toBeLessThan(12_000);
    },
  );

  test(
    'gives up on a name that never resolves, and calls nothing later',
    { timeout: 20_000 },
    async () => {
      const { port, seen } = await startReceiver((_request, response) => response.end());
      let resolveLate: () => void = () => undefined;
      const resolve: Resolve = () =>
        new Promise((done) => {
          resolveLate = () => done([{ address: '127.0.0.1', family: 4 }]);
        });
      await expect(post(`http://hooks.example.com:${port}/`, { resolve })).rejects.toThrow('10 s');
      resolveLate();
      await new Promise((resolveTurn) => setImmediate(resolveTurn));
      expect(seen.connections).toBe(0);
    },
  );

  test('checks the certificate for the name, which the server is told', async () => {
    const certificate = createRequire(import.meta.url)('smtp-server/lib/tls-options.js') as (
      options: object,
    ) => { key: string; cert: string };
    const names: string[] = [];
    const { key, cert } = certificate({});
    const server = createTlsServer({
      key,
      cert,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    });
    const port = await listen(server);
    await expect(
      post(`https://hooks.example.com:${port}`, { resolve: to('127.0.0.1') }),
    ).rejects.toThrow(/certificate/i);
    expect(names).toEqual(['hooks.example.com']);
  });
});
