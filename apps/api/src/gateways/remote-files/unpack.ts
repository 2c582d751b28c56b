import * as texts from '@africanscity/messages/listings';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RemoteFault } from './remote-files.ts';

type Chunks = AsyncIterable<Uint8Array>;

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Encodings that a request asks for. */
export const readEncodings = 'gzip, deflate, br';

/**
 * Unpacks a response as its header says, and a file that is a gzip file itself. Counts what arrives and what comes out, so that a
 * small file cannot unpack to a large one. Throws a `RemoteFault`.
 */
export async function* unpack(body: Readable, encoding: string | undefined, maxBytes: number): Chunks {
  const named = (encoding ?? '').trim().toLowerCase();
  const decoder = named === '' || named === 'identity' ? null : decoders.get(named);
  if (decoder === undefined) throw new RemoteFault(texts.remoteEncoding({ encoding: named.slice(0, 20) }));
  const arriving = limit(body, maxBytes);
  const sent = decoder ? limit(decode(arriving, decoder()), maxBytes) : arriving;
  yield* unpackFile(sent, maxBytes);
}

async function* limit(chunks: Chunks, maxBytes: number): Chunks {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new RemoteFault(texts.remoteTooLarge({ megabytes: String(Math.floor(maxBytes / 1024 ** 2)) }));
    yield chunk;
  }
}

async function* decode(chunks: Chunks, decoder: Transform): Chunks {
  // Errors of the source reach the loop through the decoder.
  pipeline(chunks, decoder, () => {});
  try {
    yield* decoder as Chunks;
  } catch (error) {
    if (isOfZlib(error)) throw new RemoteFault(texts.remoteBroken(), { cause: error });
    throw error;
  } finally {
    decoder.destroy();
  }
}

function isOfZlib(error: unknown): boolean {
  return /^(Z_|ERR__?BROTLI|ERR_ZLIB)/.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Unpacks a gzip file, which its first two bytes tell. */
async function* unpackFile(chunks: Chunks, maxBytes: number): Chunks {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let isDone = false;
  while (start.length < 2 && !isDone) {
    const { value, done } = await iterator.next();
    isDone = done === true;
    if (!isDone) start = Buffer.concat([start, value as Uint8Array]);
  }
  const whole = continued(start, iterator);
  if (start[0] === 0x1f && start[1] === 0x8b) yield* limit(decode(whole, createGunzip()), maxBytes);
  else yield* whole;
}

async function* continued(start: Uint8Array, iterator: AsyncIterator<Uint8Array>): Chunks {
  try {
    if (start.length > 0) yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
