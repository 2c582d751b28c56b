import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For this long (milliseconds) a client that still sends can read the refusal. */
const lingerMs = 1_000;

/** Returns whether a part of the body is still on its way and not needed. */
export function isStillArriving(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.raw.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

/**
 * Responds to a request that is still arriving, without reading on. The connection closes a moment later: closed at once, a
 * reset could overtake the response.
 */
export function answerEarly(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('connection', 'close').header('content-length', Buffer.byteLength(text));
  // A compressor would hold the text back until the stream ends.
  request.raw.headers['x-no-compression'] = 'true';
  return reply.send(Readable.from(linger(request, text)));
}

async function* linger(request: FastifyRequest, text: string): AsyncGenerator<string> {
  yield text;
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  await wait(lingerMs, undefined, { signal: gone.signal }).catch(() => {});
}
