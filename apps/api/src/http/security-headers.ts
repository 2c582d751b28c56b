import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../context.ts';

/** Sets strict security headers on every response. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The same, for responses without a route. */
export function securityHeaders({
  publicUrl,
  mapTiles,
  assetUrl,
}: Pick<Config, 'publicUrl' | 'mapTiles' | 'assetUrl'>): Record<string, string> {
  const secure = publicUrl.startsWith('https:');
  return {
    'content-security-policy': [
      ...policy,
      imagePolicy(mapTiles, assetUrl),
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Only the origin, because our addresses can contain tokens of emailed links.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers that matter for documents alone. */
const forDocuments = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'];

/** Files without scripts, also when opened by themselves. */
const inert = new Set(['.css', '.woff2', '.avif', '.webp', '.jpeg', '.jpg', '.png']);

/**
 * Removes headers that such a file does not need, because a page loads dozens of them. Scripts keep their policy, which
 * applies to workers; SVGs and documents keep all.
 */
export function shortenHeaders(reply: FastifyReply, name: string): void {
  const extension = extname(name);
  if (inert.has(extension)) reply.removeHeader('content-security-policy');
  if (inert.has(extension) || extension === '.js') for (const header of forDocuments) reply.removeHeader(header);
}

const policy = [
  "default-src 'self'",
  // The document adds the hash of its one inline script.
  "script-src 'self'",
  "script-src-attr 'none'",
  // Mantine sets styles on elements.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Pictures come from this site alone, and from the operator's CDN and tile server where there are any. */
function imagePolicy(mapTiles: Config['mapTiles'], assetUrl: string): string {
  const tileHost = mapTiles?.format === 'picture' ? ` ${new URL(mapTiles.url.replace(/[{}]/g, '')).origin}` : '';
  return `img-src 'self' data: blob:${assetUrl && ` ${assetUrl}`}${tileHost}`;
}
