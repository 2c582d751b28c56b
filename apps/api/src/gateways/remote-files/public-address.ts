import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** IPv6 addresses of the internet begin with the bits 001. All others are special. */
const globalUnicast: [IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Addresses outside of the special ranges that lead into the network of a cloud: the platform services of Azure. */
const platforms = new Set(['168.63.129.16']);

/**
 * Returns whether an IP address is one of the internet. Private, loopback, link-local, shared (CGNAT), multicast and reserved
 * addresses are none, nor are IPv6 addresses that hold an IPv4 address (mapped, NAT64, 6to4, Teredo), or that name a network interface.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text) || text.includes('%') || platforms.has(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !isV6(address) || address.match(...globalUnicast);
}

function isV6(address: IPv4 | IPv6): address is IPv6 {
  return address.kind() === 'ipv6';
}
