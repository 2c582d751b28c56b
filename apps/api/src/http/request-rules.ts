import * as texts from '@africanscity/messages/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** Refuses requests that none of our clients send, before any route sees them. */
export function registerRequestRules(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseOddAddress(request);
    refuseOddHost(request);
    refuseCompressedBody(request);
  });
}

/** An address that later readers could take for another host or a parent folder. */
function refuseOddAddress({ url }: FastifyRequest): void {
  const path = url.split('?', 1)[0] ?? '';
  const odd =
    !path.startsWith('/') || path.startsWith('//') || path.includes('\\') || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path);
  if (odd) throw new ApiError(400, 'bad_request', texts.addressCannotRead());
}

/** Of two hosts, a proxy might use the other one; Node itself would use the first. */
function refuseOddHost({ raw, headers }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (names.length > 1 || /[\s,/\\?#@]/.test(headers.host ?? ''))
    throw new ApiError(400, 'bad_request', texts.requestMustNameOne());
}

function refuseCompressedBody({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new ApiError(415, 'unsupported_media_type', texts.sendBodyWithoutCompression());
  }
}
