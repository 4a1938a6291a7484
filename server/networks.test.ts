import { describe, expect, test } from 'vitest';
import { limitKey, networkOf } from './networks';

describe('limits count', () => {
  test('an IPv4 address by itself', () => {
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
    expect(limitKey('203.0.113.10')).not.toBe(limitKey('203.0.113.9'));
  });

  test('an IPv6 subscriber as one, however the address is written', () => {
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
])('of %j only the network %j is stored', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
