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

/** IPv4 that arrives on an IPv6 socket is written `::ffff:203.0.113.9`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
