import { cpuMs, HEADERS, load, median } from './measuring.mjs';

/** So many that none reaches a limit. */
const ADDRESSES = 5_000;
const PAIRS = 5;
const TURNS = 8;
const WARM_UP_TURNS = 2;
const REQUESTS = 2_000;
let address = 0;

/**
 * The processor time of a request on two servers, in microseconds. Rates vary by a tenth between turns,
 * and the compiled code of two processes of one server by as much: so both are measured in turns, by
 * several processes. `start` has a function for each that starts one.
 */
export async function compareProcessorTimes(start, path, body) {
  const times = { ours: [], reference: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const servers = { ours: await start.ours(), reference: await start.reference() };
    for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
      for (const name of turn % 2 ? ['ours', 'reference'] : ['reference', 'ours']) {
        const time = await processorTime(servers[name], path, body);
        if (turn >= WARM_UP_TURNS) times[name].push(time);
      }
    }
    await servers.ours.stop();
    await servers.reference.stop();
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
