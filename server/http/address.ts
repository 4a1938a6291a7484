import { isIP } from 'node:net';

const PRIVATE =
  /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;

/**
 * The visitor's address. Behind a proxy it is the first hop, from the right, that is not in a
 * private network: everything further left was written by the visitor.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustProxy: boolean,
): string {
  if (!trustProxy || !forwardedFor) return plain(socketAddress);
  const hops = forwardedFor
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !PRIVATE.test(hop)) ?? hops.at(-1) ?? plain(socketAddress);
}

/** What limits count by: an IPv6 subscriber has a whole /64, so that is what is counted. */
export function limitKey(address: string): string {
  return isIP(address) === 6 ? expand(address).slice(0, 4).join(':') : address;
}

/** The network an address belongs to (`203.0.113.0`, `2001:db8:85a3::`): all that is ever stored. */
export function networkOf(address: string): string | null {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0`;
  if (isIP(address) === 6) return `${expand(address).slice(0, 3).join(':')}::`;
  return null;
}

/** IPv4 that arrives on an IPv6 socket is written `::ffff:203.0.113.9`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].map((group) =>
    (group.replace(/^0+(?=.)/, '') || '0').toLowerCase(),
  );
}
