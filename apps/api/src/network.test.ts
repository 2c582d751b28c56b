import { expect, test } from 'vitest';
import { canonicalAddress, isLoopback, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('keeps the text of what is no address', () => {
  expect(networkOf('unknown')).toBe('unknown');
  expect(networkOf(undefined)).toBe('');
});

test.each(['', 'unknown', '127.1', '0x7f.0.0.1', '203.0.113.256', '203.0.113.07', '1234', ':::', '2001:db8::1::2'])(
  'finds no address in "%s"',
  (text) => {
    expect(canonicalAddress(text)).toBeUndefined();
  },
);

test.each([
  'localhost',
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('takes %s for the machine itself', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['localhost.example.com', '127.0.0.1.example.com', '203.0.113.7', '::', '10.0.0.1'])(
  'does not take %s for the machine itself',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
