import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { Webhook } from 'standardwebhooks';

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (response: ServerResponse, received: Received) => void;

const accept: Answer = (response) => response.writeHead(204).end();

/** A real receiver on loopback for one test. `answer` may be replaced at any time. */
export async function startReceiver({ port = 0 } = {}) {
  const received: Received[] = [];
  const receiver = { received, answer: accept, url: '', stop };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { headers } = request;
      const body = JSON.parse(text) as Received['body'];
      const one = { id: String(headers['webhook-id']), headers, text, body };
      received.push(one);
      receiver.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  onTestFinished(stop);
  return receiver;
}

/** What the library of a receiver reads from a request; throws unless it is signed with the secret. */
export const verified = (secret: string, { text, headers }: Received): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>);
