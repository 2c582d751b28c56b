import { OperatorError } from '../../../../boot/operator-errors.ts';
import { readRetryAfter } from './retry-after.ts';

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

interface RangeAnswer {
  bytes: Buffer;
  /** Bytes of the whole file. */
  size: number;
  /** Its size, ETag and date. */
  version: string;
}

/** A fault of the network or the server that may be over at the next attempt. */
export class PassingFault extends Error {
  /** Milliseconds that the server asks to wait; 0 when it does not. */
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A redirect more is a loop. */
const mostRedirects = 5;

/**
 * Requests one range of a file, and ends after so many milliseconds without a byte. Throws a `PassingFault` for a fault that may
 * pass, otherwise an `OperatorError`.
 */
export async function requestRange(url: URL, range: ByteRange, silenceMs: number): Promise<RangeAnswer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await follow(url, range, silence.signal);
    try {
      const { size, version } = readHeaders(url, response, range);
      return { bytes: await readBody(response, range, timer), size, version };
    } finally {
      await response.body?.cancel().catch(() => {});
    }
  } catch (error) {
    if (error instanceof OperatorError || error instanceof PassingFault) throw error;
    if (silence.signal.aborted) throw new PassingFault(`no data for ${silenceMs / 1000} seconds`);
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new PassingFault(cause?.message || cause?.code || message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function follow(url: URL, { first, last }: ByteRange, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(at, {
      headers: { range: `bytes=${first}-${last}`, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (!next || !/^https?:$/.test(next.protocol))
      throw new OperatorError(`--from: ${url.host} redirects to ${location}, which is no address of a file.`);
    at = next;
  }
  throw new OperatorError(`--from: ${url.host} redirects more than ${mostRedirects} times. Give the final address.`);
}

function readHeaders(url: URL, { status, headers }: Response, { first, last }: ByteRange): Omit<RangeAnswer, 'bytes'> {
  if (status >= 500 || status === 429 || status === 408)
    throw new PassingFault(`status ${status}`, {
      retryAfterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
    });
  if (status === 200)
    throw new OperatorError(
      `--from: ${url.host} does not answer range requests (status 200 in place of 206). Download the whole file, and give its path.`,
    );
  if (status === 416)
    throw new OperatorError(`--from: the file at ${url.host} ends before byte ${last + 1}. Check the address.`);
  if (status !== 206)
    throw new OperatorError(`--from: ${url.host} answers with status ${status}. Check the address in a browser.`);
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (Number(from) !== first || Number(to) !== last)
    throw new OperatorError(
      `--from: ${url.host} answers with other bytes than those of the request (content-range: ${headers.get('content-range')}).`,
    );
  const version = [`${size} bytes`, headers.get('etag'), headers.get('last-modified')].filter(Boolean).join(', ');
  return { size: Number(size), version };
}

async function readBody({ body }: Response, { first, last }: ByteRange, timer: NodeJS.Timeout): Promise<Buffer> {
  const length = last - first + 1;
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of body ?? []) {
    timer.refresh();
    chunks.push(chunk);
    received += chunk.length;
    if (received > length) break;
  }
  if (received !== length) throw new PassingFault('the connection ended early');
  return Buffer.concat(chunks, length);
}
