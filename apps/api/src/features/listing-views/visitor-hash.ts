import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * A visitor as 16 bytes that mean nothing once the day's salt is gone. IPv6 addresses of one /64
 * network are one visitor, since a single device can use any of them.
 */
export function visitorHash(salt: Uint8Array, address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', salt).update(network(address)).digest().subarray(0, 16));
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? start : [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
