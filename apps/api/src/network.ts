import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/**
 * Returns the network of an address: an IPv4 address itself, and the /64 network of an IPv6 address, because one device can
 * use any address of its network.
 */
export function networkOf(address: string | undefined): string {
  const parsed = parse(address ?? '');
  if (!parsed) return address ?? '';
  if (!isV6(parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Returns the address in its canonical form: IPv4 inside IPv6 as IPv4, no zone; undefined for any other text. */
export function canonicalAddress(text: string): string | undefined {
  return parse(text)?.toString();
}

/** Returns whether a host or an address means the machine itself. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '');
  return plain === 'localhost' || parse(plain)?.range() === 'loopback';
}

/** Returns whether a server that listens on this address takes connections on all addresses of the machine. */
export function isUnspecified(address: string): boolean {
  return parse(address)?.range() === 'unspecified';
}

function parse(text: string): IPv4 | IPv6 | undefined {
  const address = text.replace(/%.*$/, '');
  // The library also reads numbers such as 127.1 as addresses.
  if (!isIP(address)) return undefined;
  const parsed = ipaddr.process(address);
  // Translators between IPv6 and IPv4 put the client's IPv4 address into the last 32 bits.
  if (isV6(parsed) && ['rfc6052', 'rfc6145'].includes(parsed.range()))
    return ipaddr.fromByteArray(parsed.toByteArray().slice(-4));
  return parsed;
}

function isV6(address: IPv4 | IPv6): address is IPv6 {
  return address.kind() === 'ipv6';
}
