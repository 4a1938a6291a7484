import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AddressRange, addressRangeOf } from './address-range';

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 64 * 1024;

interface Resolved {
  address: string;
  family: number;
}

export type Resolve = (host: string) => Promise<Resolved[]>;

export const resolveHost: Resolve = (host) => lookup(host, { all: true });

interface OutsideRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  isPrivateAllowed: boolean;
  resolve: Resolve;
}

interface OutsideResponse {
  status: number;
  /** The first 64 kB. */
  body: string;
}

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Why a host with these addresses is not called; null where it may be. */
export function refusalOf(
  { protocol }: Pick<URL, 'protocol'>,
  ranges: AddressRange[],
  isPrivateAllowed: boolean,
): string | null {
  const isAllowed = (range: AddressRange) =>
    range === 'public' || (range === 'private' && isPrivateAllowed);
  if (!ranges.every(isAllowed)) return 'The host is not on the public internet';
  const isPrivate = ranges.every((range) => range === 'private');
  return protocol === 'https:' || isPrivate
    ? null
    : 'Without https only private addresses are called';
}

/**
 * Sends a POST to an address that somebody has typed. The name is resolved once, and the connection
 * goes to the very address that was checked. Redirects are not followed. Rejects after ten seconds.
 */
export function postOutside(request: OutsideRequest): Promise<OutsideResponse> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const timeout = new Promise<never>((_resolve, reject) => {
    const reason = new Error(`No complete response within ${TIMEOUT_MS / 1_000} s`);
    signal.addEventListener('abort', () => reject(reason), { once: true });
  });
  return Promise.race([resolveAndSend(request, signal), timeout]);
}

async function resolveAndSend(
  { resolve, isPrivateAllowed, ...request }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideResponse> {
  const url = new URL(request.url);
  const addresses = await resolve(hostOf(url));
  const [target] = addresses;
  if (!target) throw new Error('The host has no address');
  const ranges = addresses.map(({ address }) => addressRangeOf(address));
  const refusal = refusalOf(url, ranges, isPrivateAllowed);
  if (refusal) throw new Error(refusal);
  signal.throwIfAborted();
  return send(url, target, { ...request, signal });
}

function send(
  url: URL,
  target: Resolved,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<OutsideResponse> {
  const toTarget: LookupFunction = (_host, options, callback) =>
    options.all ? callback(null, [target]) : callback(null, target.address, target.family);
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const length = String(Buffer.byteLength(body));
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      lookup: toTarget,
      headers: { ...headers, 'Content-Length': length },
      signal,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const status = response.statusCode ?? 0;
      readStart(response).then((start) => resolve({ status, body: start }), reject);
    });
    outgoing.end(body);
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size >= MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8');
}
