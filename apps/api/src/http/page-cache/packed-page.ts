import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** Encodings of cached pages; identity for clients without both. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as bytes of one encoding. */
export interface PackedPage {
  status: number;
  encoding: Encoding;
  bytes: Buffer;
  /** Digest of the page's content, whatever its encoding. */
  hash: string;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** Returns the encoding for a client, by its Accept-Encoding. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return (negotiator.negotiate(acceptEncoding?.toLowerCase() ?? '') as 'br' | 'gzip' | null) ?? 'identity';
}

/** Compresses a document with Brotli, which nearly all clients accept. */
export async function packPage(status: number, html: string, { saveData }: { saveData: boolean }): Promise<PackedPage> {
  const content = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    // Quality 5 looks further back: a tenth fewer bytes in twice the time.
    [BROTLI_PARAM_QUALITY]: saveData ? 5 : 4,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const hash = createHash('sha256').update(content).digest('base64url');
  return { status, encoding: 'br', bytes: await toBrotli(content, { params }), hash };
}

/** Converts the page for clients without Brotli. */
export async function repackPage(page: PackedPage, encoding: Encoding): Promise<PackedPage> {
  if (encoding === page.encoding) return page;
  const content = await fromBrotli(page.bytes);
  return { ...page, encoding, bytes: encoding === 'gzip' ? await toGzip(content, { level: 6 }) : content };
}

/** Strong: one tag for each encoding, because the bytes differ. */
export function etagOf({ hash, encoding }: PackedPage): string {
  return `"${hash}-${encoding}"`;
}
