import { Agent, get } from 'node:http';

/**
 * Visitors that read pages, each from an address of its own, in a process of their own so that what
 * else is measured does not slow them down. Sends the latencies since the last question when asked.
 *
 *   fork('bench/visitors.mjs', [url, visitors])
 */
const PAGES = ['/', '/solutions', '/case-studies', '/about', '/insights', '/contact'];
const PAUSE_MS = 150;
const GIVE_UP_AFTER_MS = 20_000;

const [url, visitors] = process.argv.slice(2);
let seen = { times: [], failed: 0 };

process.on('message', () => {
  process.send(seen);
  seen = { times: [], failed: 0 };
});
process.once('disconnect', () => process.exit());

for (let visitor = 0; visitor < Number(visitors); visitor += 1) void read(visitor);

async function read(visitor) {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${visitor + 1}` });
  for (let turn = visitor; ; turn += 1) {
    const startedAt = performance.now();
    const status = await statusOf(PAGES[turn % PAGES.length], agent);
    seen.times.push(performance.now() - startedAt);
    if (status !== 200) seen.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
  }
}

function statusOf(path, agent) {
  return new Promise((resolve) => {
    const headers = { 'Accept-Encoding': 'br' };
    const request = get(url + path, { agent, headers, timeout: GIVE_UP_AFTER_MS }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? response.statusCode : 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
}
