import { Agent, request } from 'node:http';

/** Sends a request with the path as it is; resolves with its status, or 0 when the connection broke. */
export function send(url, { method = 'GET', path, headers, body, agent }) {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

export const json = (method, path, body, headers = {}) => ({
  method,
  path,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Sends what `make` returns over so many connections, one after the other, until the time is over. */
export async function flood({ url, seen, isOver }, connections, make) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  const repeat = async () => {
    while (!isOver()) {
      turn += 1;
      seen(await send(url, { ...make(turn), agent }));
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  agent.destroy();
}

/** The JSON and the cookie of a response that has to be a success. */
export async function ask(url, { method, path, headers, body }) {
  const response = await fetch(url + path, { method, headers, body });
  if (!response.ok) throw new Error(`${path} responds ${response.status}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { body: await response.json(), cookie };
}
