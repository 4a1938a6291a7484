import { describe, expect, test } from 'vitest';
import { clientAddress } from './address';

describe('the address of a visitor', () => {
  test.each([
    ['is that of the socket', '198.51.100.7', null, '198.51.100.7'],
    ['is never what the visitor says', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['is IPv4 where that came over IPv6', '::ffff:198.51.100.7', null, '198.51.100.7'],
    ['may be IPv6', '2001:db8::7', null, '2001:db8::7'],
  ])('%s, without a trusted proxy', (_what, socket, forwardedFor, expected) => {
    expect(clientAddress(socket, forwardedFor, false)).toBe(expected);
  });

  test.each([
    ['is the hop before the proxy', '203.0.113.9', '203.0.113.9'],
    ['is the last hop that is not ours', '203.0.113.9, 10.0.0.4, 192.168.1.1', '203.0.113.9'],
    ['is not what the visitor wrote to the left', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['is IPv6 where it is', '2001:db8::7, fd00::1', '2001:db8::7'],
    ['is IPv4 where it is mapped', '::ffff:203.0.113.9', '203.0.113.9'],
    ['leaves out what is no address', '203.0.113.9, unknown', '203.0.113.9'],
    ['is what the nearest proxy saw where all are private', '10.0.0.8, 192.168.1.1', '192.168.1.1'],
    ['is that of the socket without the header', null, '198.51.100.7'],
    ['is that of the socket where the header is nonsense', 'unknown, -', '198.51.100.7'],
  ])('%s, behind a trusted proxy', (_what, forwardedFor, expected) => {
    expect(clientAddress('198.51.100.7', forwardedFor, true)).toBe(expected);
  });
});
