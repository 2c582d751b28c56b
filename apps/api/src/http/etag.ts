import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Adds ETags to public responses: unchanged ones are answered with 304. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.hasHeader('etag') || /no-store/.test(String(reply.getHeader('cache-control') ?? ''))) return payload;
    // Weak: the same content may be compressed in several ways.
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304);
    return null;
  });
}

/** Returns whether If-None-Match has the tag. Compares weakly, because proxies that compress make strong tags weak. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
