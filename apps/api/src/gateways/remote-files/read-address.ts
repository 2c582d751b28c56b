import * as texts from '@africanscity/messages/listings';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteFault } from './remote-files.ts';

const ordinaryPorts = [80, 443, 8080, 8443];
const longestAddress = 2000;

/** An address that is allowed although the rules refuse it. Tests alone name one. */
export interface Exception {
  ip: string;
  port: number;
}

/** Reads an address and refuses all that can be refused without asking for its host. Throws a `RemoteFault`. */
export function readAddress(text: string, exceptions: Exception[] = []): URL {
  if (text.length > longestAddress) throw new RemoteFault(texts.remoteAddressTooLong({ max: String(longestAddress) }));
  const url = URL.parse(text.trim());
  if (!url) throw new RemoteFault(texts.remoteAddressNeeded());
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new RemoteFault(texts.remoteProtocol({ protocol: url.protocol }));
  if (url.username !== '' || url.password !== '') throw new RemoteFault(texts.remoteLogin());
  const port = portOf(url);
  if (!ordinaryPorts.includes(port) && !exceptions.some((exception) => exception.port === port))
    throw new RemoteFault(texts.remotePort({ port: String(port), ports: ordinaryPorts.join(', ') }));
  const host = hostOf(url);
  if (isIP(host)) requireAllowed(host, port, exceptions);
  return url;
}

/** Throws a `RemoteFault` for an address without TLS. */
export function requireSecure({ protocol, port }: URL, exceptions: Exception[]): void {
  if (protocol === 'https:' || exceptions.some((exception) => String(exception.port) === port)) return;
  throw new RemoteFault(texts.remoteSecureNeeded());
}

/** Throws a `RemoteFault` for an IP address that is not of the internet. */
export function requireAllowed(ip: string, port: number, exceptions: Exception[]): void {
  if (isPublicAddress(ip) || exceptions.some((exception) => exception.ip === ip && exception.port === port)) return;
  throw new RemoteFault(texts.remotePrivate());
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** The name or the IP address of the host, as the network knows it. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
