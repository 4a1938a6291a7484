import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ADMIN_TOKEN, startServer } from './start-server.mjs';

/**
 * The built server's memory while it receives 10 MB and scales the largest pictures, and the time
 * of its list with 300 MB of files. Needs `npm run build`, and Linux for /proc.
 */
const MB = 1024 * 1024;
const BUDGET = { uploadMb: 60, variantMb: 250, listMs: 150 };
const STORED_MB = 300;

const { url, pid, stop } = await startServer();
const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
let isOver = false;
try {
  await pause(5_000);
  const jpeg = await noise(6_000, 4_000).jpeg({ quality: 40 }).toBuffer();
  const ten = Buffer.concat([jpeg, Buffer.alloc(10 * MB - jpeg.byteLength)]);
  await reportRise('receiving, checking and storing 10 MB', BUDGET.uploadMb, () =>
    send('a.jpg', ten),
  );
  await reportRise('the same again', BUDGET.uploadMb, () => send('b.jpg', ten));

  const formats = {
    'a JPEG': ['jpg', (picture) => picture.jpeg({ quality: 40 })],
    'a progressive JPEG on its side': [
      'jpg',
      (picture) =>
        picture.jpeg({ quality: 40, progressive: true }).withMetadata({ orientation: 6 }),
    ],
    'an interlaced PNG': ['png', (picture) => picture.png({ progressive: true })],
    'a WebP': ['webp', (picture) => picture.webp({ quality: 30, effort: 0 })],
    'an AVIF': ['avif', (picture) => picture.avif({ quality: 30, effort: 0 })],
    'a GIF': ['gif', (picture) => picture.gif({ effort: 1 })],
  };
  for (const [what, [extension, encode]] of Object.entries(formats)) {
    // Larger AVIF pictures are not scaled.
    const [width, height] = extension === 'avif' ? [4_000, 3_000] : [6_000, 4_000];
    const source = ['png', 'gif'].includes(extension) ? bands(width, height) : noise(width, height);
    const row = await send(`c.${extension}`, await encode(source).toBuffer());
    await reportTotal(
      `${(width * height) / 1e6} megapixels of ${what}, as 1920`,
      BUDGET.variantMb,
      () => read(`${row.url}?w=1920`),
    );
  }

  while ((await stored()) < STORED_MB) await send('d.jpg', ten);
  const times = [];
  for (let run = 0; run < 50; run += 1) {
    const start = performance.now();
    await read('/api/admin/media?limit=50');
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  report(
    `the list beside ${Math.round(await stored())} MB, p95 of 50`,
    times[47],
    'ms',
    BUDGET.listMs,
  );
} finally {
  await stop();
}
process.exit(isOver ? 1 : 0);

function noise(width, height) {
  const mean = { type: 'gaussian', mean: 128, sigma: 20 };
  return sharp({ create: { width, height, channels: 3, background: '#1d5f60', noise: mean } });
}

/** A large picture that lossless formats compress well. */
function bands(width, height) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#0d2f33"/><stop offset="1" stop-color="#e7a33e"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false }).removeAlpha();
}

async function send(name, bytes) {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  const response = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`${name}: ${await response.text()}`);
  return response.json();
}

async function read(path) {
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = response.headers.get('content-type');
  if (path.includes('w=') && type !== 'image/webp') throw new Error(`${path}: not scaled`);
  return response.arrayBuffer();
}

async function stored() {
  const rows = await (await fetch(`${url}/api/admin/media`, { headers })).json();
  return rows.reduce((sum, { size }) => sum + size, 0) / MB;
}

/** Reports the peak of the memory above its start. */
async function reportRise(what, budget, work) {
  const before = memory();
  report(what, (await peak(work)) - before, 'MB more', budget);
}

/** Reports the peak of the memory above the idle process, and its total. */
async function reportTotal(what, budget, work) {
  const before = memory();
  const highest = await peak(work);
  report(what, highest - before, 'MB more', budget);
  console.log(`    the process: ${Math.round(highest)} MB`);
}

async function peak(work) {
  let highest = memory();
  const timer = setInterval(() => (highest = Math.max(highest, memory())), 2);
  await work();
  clearInterval(timer);
  return Math.max(highest, memory());
}

function memory() {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

function report(what, figure, unit, budget) {
  isOver ||= figure > budget;
  console.log(`${what}: ${Math.round(figure * 10) / 10} ${unit} (at most ${budget})`);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
