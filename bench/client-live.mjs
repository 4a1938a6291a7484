import { SMTPServer } from 'smtp-server';
import { WebSocket } from 'ws';
import { option } from './measuring.mjs';
import { ADMIN_TOKEN, startServer } from './start-server.mjs';

/**
 * The time from sending an update to the open pages of its client, with what they show, and to the
 * hand-over of its mail to a local mail server.
 */
const UPDATES = option('updates', 100);
const BUDGET_MS = 200;

/** When the mail of each update arrived, by its title. */
const arrivals = new Map();
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let source = '';
    stream.on('data', (chunk) => (source += chunk));
    stream.on('end', () => {
      const [title] = /Update \d+/.exec(source) ?? [];
      if (title && !arrivals.has(title)) arrivals.set(title, performance.now());
      callback();
    });
  },
});
await new Promise((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const { port } = mailServer.server.address();

const { url, stop } = await startServer({
  RATE_LIMITS: 'off',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
});
const headers = { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' };
try {
  const client = await post('/api/admin/clients', {
    name: 'Rana',
    email: 'rana@petra.example',
    company: 'Petra Steel',
  });
  const project = await post('/api/admin/projects', { clientId: client.id, title: 'Forecast' });
  const contact = { name: 'Rana', email: 'rana@petra.example' };
  const { linkUrl } = await post(`/api/admin/clients/${client.id}/contacts`, contact);
  const entered = await fetch(url + new URL(linkUrl).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const Cookie = entered.headers.get('set-cookie').split(';')[0];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    headers: { Cookie, Origin: url },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  let heard = () => undefined;
  const started = new Promise((resolve) => (heard = resolve));
  socket.on('message', () => heard());
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'client' } }));
  await started;

  const times = [];
  const starts = new Map();
  for (let index = 0; index < UPDATES; index += 1) {
    const changed = new Promise((resolve) => (heard = resolve));
    const startedAt = performance.now();
    const title = `Update ${index}`;
    starts.set(title, startedAt);
    const posted = post(`/api/admin/projects/${project.id}/updates`, { title, content: 'Text' });
    await changed;
    const home = await fetch(`${url}/trpc/portal.home?input=%7B%7D`, { headers: { Cookie } });
    if (!(await home.text()).includes(title)) throw new Error(`${title} is not shown.`);
    times.push(performance.now() - startedAt);
    await posted;
  }
  socket.terminate();
  const p95Of = (values) => values.sort((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1];
  const p95 = p95Of(times);
  // Ten an hour are mailed at once, the rest in a digest.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const mailed = [...arrivals].map(([title, at]) => at - starts.get(title));
  process.stdout.write(
    `from an update to the hand-over of its mail, p95 of ${mailed.length}: ${p95Of(mailed)?.toFixed(0)} ms\n`,
  );
  process.stdout.write(
    `from an update to the open pages, p95 of ${UPDATES}: ${p95.toFixed(0)} ms (budget ${BUDGET_MS})\n`,
  );
  process.exitCode = p95 > BUDGET_MS ? 1 : 0;
} finally {
  await stop();
  mailServer.close();
}

async function post(path, body) {
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
