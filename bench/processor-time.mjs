import { cpuMs, HEADERS, load, median } from './measuring.mjs';

/** So many that none reaches a limit. */
const ADDRESSES = 5_000;
const TURNS = 30;
const REQUESTS = 2_000;
let address = 0;

/**
 * The processor time of a request on two servers, in microseconds, measured in turns. Rates vary by a
 * tenth between turns, more than what is measured with it.
 */
export async function compareProcessorTimes(servers, path, body) {
  const times = { ours: [], reference: [] };
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const name of turn % 2 ? ['ours', 'reference'] : ['reference', 'ours']) {
      const time = await processorTime(servers[name], path, body);
      // The first turn warms up.
      if (turn > 0) times[name].push(time);
    }
  }
  return { ours: median(times.ours), reference: median(times.reference) };
}

async function processorTime({ url, pid }, path, body) {
  const before = cpuMs(pid);
  const options = { body, amount: REQUESTS, connections: 50, setupClient: fromManyAddresses };
  const { failed } = await load(url + path, options);
  if (failed) throw new Error(`${failed} requests of ${path} failed`);
  return (1_000 * (cpuMs(pid) - before)) / REQUESTS;
}

function fromManyAddresses(client) {
  const next = () => {
    address = (address + 1) % ADDRESSES;
    const network = `2001:db8:0:${address.toString(16)}`;
    client.setHeaders({ ...HEADERS, 'x-forwarded-for': `${network}::1` });
  };
  next();
  client.on('response', next);
}
