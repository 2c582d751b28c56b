import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { canonicalAddress } from '../network.ts';

const header = 'x-forwarded-for';

/** Limit of the chain of proxies. Real chains are much shorter. */
const mostEntries = 20;

/**
 * Rewrites X-Forwarded-For to plain addresses before any code reads `request.ip`, because proxies add ports, brackets and
 * quotes. An entry that is no address ends the chain: the client then counts as the proxy that wrote the entry, because
 * anyone could claim the rest. Registered before every other hook.
 */
export function registerForwardedAddresses(app: FastifyInstance, ctx: AppContext): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const forwarded = request.raw.headers[header];
    if (forwarded !== undefined) {
      const addresses = readForwarded(String(forwarded));
      request.raw.headers[header] = addresses.join(', ');
      watchClaims(ctx, request, addresses);
    }
    done();
  });
}

/** Returns the addresses of an X-Forwarded-For header, the nearest proxy's last, up to the first invalid entry. */
export function readForwarded(text: string): string[] {
  // Empty list elements have no meaning (RFC 9110, 5.6.1).
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(-mostEntries);
  const addresses: string[] = [];
  for (const entry of entries.reverse()) {
    const address = readEntry(entry);
    if (!address) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** Reads an address with or without port, brackets, quotes, zone, or as a `for=` pair of the header Forwarded. */
function readEntry(entry: string): string | undefined {
  const pair = entry.split(';').find((part) => /^\s*for\s*=/i.test(part)) ?? entry;
  const value = pair
    .replace(/^\s*for\s*=/i, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  const bracketed = /^\[([^\]]*)\](:\w*)?$/.exec(value)?.[1];
  if (bracketed !== undefined) return canonicalAddress(bracketed);
  // Reads IPv6 without brackets as a whole if possible: its last group may look like a port.
  return canonicalAddress(value) ?? canonicalAddress(value.replace(/:\w*$/, ''));
}

/** Records when the address that a request counts as forwards for another one. */
function watchClaims(ctx: AppContext, request: FastifyRequest, addresses: string[]): void {
  const trusted = (request.ips?.length ?? 1) - 1;
  const claimed = addresses.at(-1 - trusted);
  if (claimed === undefined || !ctx.untrustedProxies.note(request.ip, claimed, ctx.clock())) return;
  ctx.log.warn(
    { address: canonicalAddress(request.ip) },
    'X-Forwarded-For from this address names many clients, and TRUST_PROXY does not name the address: if it is a proxy of yours, add it to TRUST_PROXY, or all its visitors share one request limit',
  );
}
