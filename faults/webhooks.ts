import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { type BuiltServer, freePort, STAFF, startServer } from './built-server';
import type { Row } from './table';

const INQUIRIES = 20;

interface Received {
  webhookId: string;
  leadId: string;
}

/** A receiver that can be stopped, and verifies what it gets. */
function aReceiver(port: number) {
  const received: Received[] = [];
  const state = { secret: '', forged: 0 };
  let server: ReturnType<typeof createServer> | undefined;
  return {
    received,
    state,
    start: () =>
      new Promise<void>((resolve) => {
        server = createServer((request, response) => {
          const chunks: Buffer[] = [];
          request.on('data', (chunk: Buffer) => chunks.push(chunk));
          request.on('end', () => {
            const headers = request.headers as Record<string, string>;
            try {
              const text = Buffer.concat(chunks).toString('utf8');
              const event = new Webhook(state.secret).verify(text, headers) as {
                data: { subjectId: string };
              };
              received.push({
                webhookId: headers['webhook-id'] ?? '',
                leadId: event.data.subjectId,
              });
            } catch {
              state.forged += 1;
            }
            // Slow enough that the server is killed within deliveries too.
            setTimeout(() => response.writeHead(204).end(), 20);
          });
        }).listen(port, '127.0.0.1', resolve);
      }),
    stop: async () => {
      server?.closeAllConnections();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    },
  };
}

/** The server is killed between commit and delivery, and the receiver restarted in between. */
export async function killBeforeDelivery(times: number): Promise<Row> {
  const port = await freePort();
  const receiver = aReceiver(port);
  await receiver.start();
  onTestFinished(receiver.stop);
  let server = await startServer({ env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  receiver.state.secret = await makeWebhook(server, port);
  const acknowledged: string[] = [];
  for (let count = 0; count < times; count += 1) {
    if (count % 3 === 1) await receiver.stop();
    const sent = await Promise.all(Array.from({ length: INQUIRIES }, () => inquire(server)));
    acknowledged.push(...sent);
    await sleep(Math.random() * 200);
    await server.end('SIGKILL');
    if (count % 3 === 1) await receiver.start();
    server = await server.startAgain();
  }
  const lost = () => {
    const arrived = new Set(receiver.received.map(({ leadId }) => leadId));
    return acknowledged.filter((id) => !arrived.has(id)).length;
  };
  await expect.poll(lost, { timeout: 120_000, interval: 200 }).toBe(0);
  const idsOf = (leadId: string) =>
    new Set(receiver.received.flatMap((one) => (one.leadId === leadId ? [one.webhookId] : [])));
  expect(acknowledged.filter((id) => idsOf(id).size !== 1)).toEqual([]);
  expect(receiver.state.forged).toBe(0);
  const unique = new Set(receiver.received.map(({ webhookId }) => webhookId)).size;
  const repeated = receiver.received.length - unique;
  return {
    tried: acknowledged.length,
    acknowledged: acknowledged.length,
    lost: lost(),
    notes: `${times} kills, ${unique} events received, ${repeated} repeated with their own id`,
  };
}

async function makeWebhook({ url }: BuiltServer, port: number): Promise<string> {
  const { secret } = await post(
    `${url}/api/admin/webhooks`,
    { url: `http://127.0.0.1:${port}/`, events: ['lead.created'] },
    STAFF,
  );
  return secret ?? '';
}

async function inquire({ url }: BuiltServer): Promise<string> {
  const inquiry = { name: 'Dana', email: 'dana@northgate.example', message: 'Anybody there?' };
  return (await post(`${url}/api/contact`, inquiry)).id;
}

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; secret?: string };
}
