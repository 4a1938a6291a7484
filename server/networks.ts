import { isIP } from 'node:net';

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
