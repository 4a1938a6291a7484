import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where an address leads: to the internet, to this machine and its networks, or nowhere ordinary. */
export type AddressRange = 'public' | 'private' | 'special';

/** Not `linkLocal`, where clouds give out the credentials of their machines. */
const PRIVATE = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'];

/** The first three bits of all global unicast addresses of IPv6. */
const GLOBAL_UNICAST = 0b001;

/**
 * An IPv6 address that contains an IPv4 address (mapped, or through NAT64) has the range of the IPv4
 * address.
 */
export function addressRangeOf(text: string): AddressRange {
  if (isIP(text) === 0) return 'special';
  const address = unwrap(ipaddr.process(text));
  const range = address.range();
  if (PRIVATE.includes(range)) return 'private';
  const isOutside = 'parts' in address && (address.parts[0] ?? 0) >> 13 !== GLOBAL_UNICAST;
  return range === 'unicast' && !isOutside ? 'public' : 'special';
}

const NAT64 = ipaddr.parseCIDR('64:ff9b::/96');

function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!('parts' in address) || !address.match(NAT64)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}
