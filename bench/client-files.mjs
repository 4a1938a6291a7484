import { readFileSync } from 'node:fs';
import { load, option } from './measuring.mjs';
import { ADMIN_TOKEN, startServer } from './start-server.mjs';

/**
 * The built server's memory while a file of 50 MB goes up and down, and the p99 of other requests
 * meanwhile. Needs `npm run build`, and Linux for /proc.
 */
const MB = 1024 * 1024;
const BUDGET_MB = option('budget', 60);

const { url, pid, stop } = await startServer();
const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
let isOver = false;
try {
  const client = await create('/api/admin/clients', {
    name: 'Rana',
    email: 'rana@petra.example',
    company: 'Petra Steel',
  });
  const project = await create('/api/admin/projects', { clientId: client.id, title: 'Forecast' });
  const bytes = Buffer.from('item,quantity\n'.repeat((50 * MB) / 14));
  const path = `/api/admin/projects/${project.id}/files`;
  // What every process takes once: for other requests, and for a first file.
  await load(`${url}/healthz`, { connections: 2, duration: 5 });
  await send(path, bytes.subarray(0, MB));
  let stored;
  await report('up', async () => (stored = await send(path, bytes)));
  const { mediaId, filename } = { mediaId: stored.id, filename: stored.filename };
  await create(`/api/admin/projects/${project.id}/updates`, {
    title: 'Sheet',
    content: 'All of it.',
    attachments: [{ mediaId, filename, url: stored.url }],
  });
  await report('down', async () => {
    const response = await fetch(`${url}/client/files/${mediaId}/${filename}`, { headers });
    let size = 0;
    for await (const chunk of response.body) size += chunk.byteLength;
    if (size !== bytes.byteLength) throw new Error(`${size} bytes came back.`);
  });
} finally {
  await stop();
}
process.exitCode = isOver ? 1 : 0;

async function report(way, work) {
  const before = memoryMb();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMb())), 5);
  const startedAt = performance.now();
  let isDone = false;
  const others = load(`${url}/healthz`, { connections: 2, duration: 5 });
  const done = work().then(() => (isDone = true));
  await done;
  const seconds = (performance.now() - startedAt) / 1_000;
  const { p50, p99, failed } = await others;
  clearInterval(watch);
  const rise = Math.round(peak - before);
  isOver ||= rise > BUDGET_MB || failed > 0 || !isDone;
  process.stdout.write(
    `50 MB ${way}: ${seconds.toFixed(1)} s, ${rise} MB more (budget ${BUDGET_MB}), ` +
      `others p50 ${p50} ms, p99 ${p99} ms\n`,
  );
}

function memoryMb() {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function create(path, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function send(path, bytes) {
  const form = new FormData();
  form.set('file', new File([bytes], 'sheet.csv'));
  const response = await fetch(url + path, { method: 'POST', headers, body: form });
  if (response.status !== 201) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
