import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** One request needs its address parsed three or four times. */
const parsedAddresses = new LRUCache<string, { address: Address | undefined }>({ max: 1_000 });

/** Undefined for an invalid address. IPv4 mapped to IPv6 becomes IPv4. */
function parse(text: string): Address | undefined {
  const known = parsedAddresses.get(text);
  if (known) return known.address;
  // Node's own check is much faster than that of ipaddr.js, which parses the address for it.
  const address = isIP(text) > 0 ? ipaddr.process(text) : undefined;
  parsedAddresses.set(text, { address });
  return address;
}

const isIPv6 = (address: Address): address is ipaddr.IPv6 => address.kind() === 'ipv6';

const firstGroups = (groups: number[], count: number) =>
  groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');

/** The key that limits count by. IPv6 subscribers have a /64 network, which counts as one address. */
export function limitKey(address: string): string {
  const parsed = parse(address);
  return parsed && isIPv6(parsed) ? firstGroups(parsed.parts, 4) : address;
}

/** The /56 network of an IPv6 address, since providers assign a /56 as often as a /64; null for IPv4. */
export function nearbyKey(address: string): string | null {
  const parsed = parse(address);
  if (!parsed || !isIPv6(parsed)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return firstGroups([a, b, c, d & 0xff00], 4);
}

/** The network of an address (`203.0.113.0`, `2001:db8:85a3::`), the only part that is stored. */
export function networkOf(address: string): string | null {
  const parsed = parse(address);
  if (!parsed) return null;
  if (isIPv6(parsed)) return `${firstGroups(parsed.parts, 3)}::`;
  return `${parsed.octets.slice(0, 3).join('.')}.0`;
}

type Network = [Address, number];

/**
 * A network, or a single address as one. Undefined for anything else: numbers with leading zeros too,
 * since some programs read them as octal.
 */
function parseNetwork(text: string): Network | undefined {
  const address = parse(text.split('/')[0] ?? '');
  if (!address) return undefined;
  if (!text.includes('/')) return [address, isIPv6(address) ? 128 : 32];
  return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined;
}

const isIn = (address: Address, [network, bits]: Network) =>
  network.kind() === address.kind() && address.match([network, bits]);

/** The proxies whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies {
  /** Ranges such as `loopback`, by their names in ipaddr.js. */
  ranges: string[];
  networks: Network[];
}

export const NO_PROXIES: TrustedProxies = { ranges: [], networks: [] };

const RANGES: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['private', 'uniqueLocal', 'linkLocal'],
  on: ['loopback', 'private', 'uniqueLocal', 'linkLocal'],
  off: [],
};

/** Parses a list such as `loopback, 10.0.0.0/8`; undefined for an invalid list. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const trusted: TrustedProxies = { ranges: [], networks: [] };
  for (const part of text.split(',').map((word) => word.trim())) {
    const ranges = RANGES[part.toLowerCase()];
    const network = parseNetwork(part);
    if (ranges) trusted.ranges.push(...ranges);
    else if (network) trusted.networks.push(network);
    else return undefined;
  }
  return trusted;
}

function isTrusted(address: Address, { ranges, networks }: TrustedProxies): boolean {
  return ranges.includes(address.range()) || networks.some((network) => isIn(address, network));
}

/** Parses a hop of `X-Forwarded-For`, to which some proxies add the port. */
function parseHop(hop: string): Address | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(hop) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(hop) ?? [];
  return parse(bracketed ?? withPort ?? hop);
}

/**
 * The visitor's address: the last hop that is not a trusted proxy. The visitor may have forged
 * everything further left.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: TrustedProxies,
): string {
  const socket = parse(socketAddress);
  if (!socket) return socketAddress;
  let visitor = socket;
  for (const hop of (forwardedFor?.split(',') ?? []).reverse()) {
    if (!isTrusted(visitor, trusted)) break;
    const next = parseHop(hop.trim());
    // Nothing before an invalid hop can be trusted.
    if (!next) break;
    visitor = next;
  }
  return visitor.toString();
}

/** Whether a text is an address, or a network such as `203.0.113.0/24`. */
export const isNetwork = (text: string) => parseNetwork(text) !== undefined;

/** Whether an address is one of these addresses, or in one of these networks. */
export function isInNetworks(address: string, networks: string[]): boolean {
  const parsed = parse(address);
  return (
    parsed !== undefined &&
    networks.some((text) => {
      const network = parseNetwork(text);
      return network !== undefined && isIn(parsed, network);
    })
  );
}
