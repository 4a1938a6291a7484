import { isIP } from 'node:net';
import { hostOf, refusalOf } from '../../core/post-outside';
import { addressRangeOf } from '../../core/address-range';
import { invalid } from '../../errors';

/**
 * The address as it is called: numbers of a host in another notation are written in the usual one.
 * A name is resolved, and checked again, whenever something is sent.
 */
export function readAddress(text: string, isPrivateAllowed: boolean): string {
  if (!URL.canParse(text)) throw refused('must be a URL such as https://hooks.example.com/masar');
  const url = new URL(text);
  const protocols = isPrivateAllowed ? ['https:', 'http:'] : ['https:'];
  if (!protocols.includes(url.protocol)) throw refused('must begin with https://');
  if (url.username || url.password) {
    throw refused('must be without user and password: the signature proves the sender');
  }
  const range = knownRange(hostOf(url));
  if (range) {
    const refusal = refusalOf(url, [range], isPrivateAllowed);
    if (refusal)
      throw refused(`is not called: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`);
  }
  url.hash = '';
  return url.href;
}

const refused = (reason: string) => invalid('url', `Address ${reason}`);

/** Where a host leads, if that is known without resolving it. */
function knownRange(host: string) {
  if (isIP(host) > 0) return addressRangeOf(host);
  return /(?:^|\.)localhost\.?$/.test(host) ? 'private' : null;
}
