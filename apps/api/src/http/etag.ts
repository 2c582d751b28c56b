import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Lets browsers ask whether a public answer changed: it is sent again only when it did. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.hasHeader('etag') || /no-store/.test(String(reply.getHeader('cache-control') ?? ''))) return payload;
    // Weak: the same content may leave under several compressions.
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304);
    return null;
  });
}

/** Whether If-None-Match names the tag. Proxies that compress make strong tags weak: the comparison is the weak one. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
