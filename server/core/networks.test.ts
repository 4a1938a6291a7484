import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  limitKey,
  nearbyKey,
  networkOf,
  NO_PROXIES,
  readTrustedProxies,
} from './networks';

describe('limits count', () => {
  test('an IPv4 address by itself', () => {
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
    expect(limitKey('203.0.113.10')).not.toBe(limitKey('203.0.113.9'));
  });

  test('an IPv6 /64 network as one, in any notation', () => {
    const key = limitKey('2001:db8:85a3:8d3:1319:8a2e:370:7348');
    expect(limitKey('2001:0DB8:85a3:08d3::1')).toBe(key);
    expect(limitKey('2001:db8:85a3:8d4::1')).not.toBe(key);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['203.0.113.255', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:DB8:85A3::1', '2001:db8:85a3::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['unknown', null],
  ['', null],
])('for %j only the network %j is stored', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const proxies = (text: string) => readTrustedProxies(text) ?? NO_PROXIES;

describe('the address of a visitor', () => {
  test.each([
    ['is that of the socket', '198.51.100.7', null, '198.51.100.7'],
    ['ignores the header', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['is IPv4 when it is mapped to IPv6', '::ffff:198.51.100.7', null, '198.51.100.7'],
    ['may be IPv6', '2001:db8::7', null, '2001:db8::7'],
  ])('%s, without a trusted proxy', (_what, socket, forwardedFor, expected) => {
    expect(clientAddress(socket, forwardedFor, proxies('off'))).toBe(expected);
  });

  test.each([
    ['is the hop before the proxy', '203.0.113.9', '203.0.113.9'],
    [
      'is the last hop that is not a trusted proxy',
      '203.0.113.9, 10.0.0.4, 192.168.1.1',
      '203.0.113.9',
    ],
    ['ignores what the visitor wrote to the left', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['may be IPv6', '2001:db8::7, fd00::1', '2001:db8::7'],
    ['is IPv4 when it is mapped to IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['may have a port', '203.0.113.9:4711', '203.0.113.9'],
    ['may have a port as IPv6', '[2001:db8::7]:4711', '2001:db8::7'],
    ['is the hop after an invalid address', '203.0.113.9, unknown', '127.0.0.1'],
    ['is the furthest proxy when all hops are trusted', '10.0.0.8, 192.168.1.1', '10.0.0.8'],
    ['is that of the socket without the header', null, '127.0.0.1'],
  ])('%s, behind a proxy of this machine and the private networks', (_what, header, expected) => {
    expect(clientAddress('127.0.0.1', header, proxies('on'))).toBe(expected);
    expect(clientAddress('127.0.0.1', header, proxies('loopback, private'))).toBe(expected);
  });

  test('cannot be forged from a private network without a proxy', () => {
    const trusted = proxies('10.1.0.0/16');
    expect(clientAddress('10.1.0.2', '203.0.113.9, 10.2.0.7', trusted)).toBe('10.2.0.7');
    expect(clientAddress('10.2.0.7', '203.0.113.9', trusted)).toBe('10.2.0.7');
  });
});

test.each(['somewhere', '010.0.0.0/8', '10.0.0.0/99', 'loopback, 10.', ''])(
  'the proxies %j are invalid',
  (text) => expect(readTrustedProxies(text)).toBeUndefined(),
);

test('IPv6 networks of one /56 are near each other', () => {
  expect(nearbyKey('203.0.113.9')).toBeNull();
  const around = nearbyKey('2001:db8:85a3:8d3::1');
  expect(nearbyKey('2001:db8:85a3:8d4::1')).toBe(around);
  expect(nearbyKey('2001:db8:85a3:9d3::1')).not.toBe(around);
});
