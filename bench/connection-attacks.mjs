import { request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

const PAIRS_IN_FRAME = [8, 90];

export async function floodSocket({ url, state, seen, isOver }) {
  const pairs = (count, turn) =>
    Array.from({ length: count }, (_, index) => [
      {
        id: turn * count + index,
        method: 'subscription',
        params: { path: 'visitor', input: { lastEventId: state.lastEventId } },
      },
      { id: turn * count + index, method: 'subscription.stop' },
    ]).flat();
  const attackOnce = (count) =>
    new Promise((resolve) => {
      const headers = { Cookie: state.cookie, Origin: url };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
      socket.on('error', () => undefined);
      socket.on('open', () => {
        for (let turn = 0; turn < 115; turn += 1) socket.send(JSON.stringify(pairs(count, turn)));
      });
      socket.on('unexpected-response', (_request, { statusCode }) => {
        seen(statusCode);
        socket.terminate();
      });
      socket.on('message', () => seen('answered'));
      const timer = setTimeout(() => socket.terminate(), 2_000);
      socket.on('close', (code) => {
        clearTimeout(timer);
        seen(`closed ${code}`);
        resolve();
      });
    });
  const repeat = async (index) => {
    while (!isOver()) await attackOnce(PAIRS_IN_FRAME[index % PAIRS_IN_FRAME.length]);
  };
  await Promise.all(Array.from({ length: 10 }, (_, index) => repeat(index)));
}

const HALVES = [
  ['/api/contact', 'application/json', '{"name":'],
  ['/trpc/leads.create', 'application/json', '{"name":'],
  ['/contact', 'application/x-www-form-urlencoded', 'name='],
];

export async function leaveInTheMiddle({ url, seen, isOver }) {
  const { hostname, port } = new URL(url);
  const leaveOnce = ([path, type, half]) =>
    new Promise((resolve) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 60000`;
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}\r\n\r\n${half}`, () => setTimeout(() => socket.resetAndDestroy(), 5));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(seen('left')));
    });
  const repeat = async () => {
    for (let turn = 0; !isOver(); turn += 1) await leaveOnce(HALVES[turn % HALVES.length]);
  };
  await Promise.all(Array.from({ length: 50 }, repeat));
}

const BODY_MB = 300;
const TAKES_NONE = [
  ['POST', '/healthz'],
  ['POST', '/'],
  ['DELETE', '/api/admin/leads/1'],
  ['GET', '/api/case-studies'],
  ['PUT', '/feed.xml'],
  ['POST', '/made-up'],
];

export async function sendLargeBodies({ url, seen, isOver }) {
  const { hostname, port } = new URL(url);
  const chunk = Buffer.alloc(256 * 1024, 'x');
  const sendOnce = ([method, path]) =>
    new Promise((resolve) => {
      const sent = request({
        hostname,
        port,
        method,
        path,
        headers: { 'Content-Length': BODY_MB << 20 },
      });
      let chunks = 0;
      let status = 'broken';
      const write = () => {
        while (chunks < BODY_MB * 4 && !isOver() && !sent.destroyed) {
          chunks += 1;
          if (!sent.write(chunk)) return;
        }
        sent.destroy();
      };
      sent.on('drain', write).on('error', () => undefined);
      sent.on('response', (response) => {
        status = response.statusCode;
        response.resume().on('error', () => undefined);
      });
      sent.on('close', () => resolve(seen(status, { bytes: chunks * chunk.length })));
      write();
    });
  const repeat = async (index) => {
    for (let turn = index; !isOver(); turn += 1)
      await sendOnce(TAKES_NONE[turn % TAKES_NONE.length]);
  };
  await Promise.all(Array.from({ length: 6 }, (_, index) => repeat(index)));
}
