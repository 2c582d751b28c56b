import * as siteTexts from '@africanscity/messages/site';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';

/** Path of the map's street file, below the API's path. */
export const mapFilePath = 'map.pmtiles';

/** Bytes from the first to the last, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Serves the operator's PMTiles file, or a range of it (RFC 9110, 14). The path comes from the setting alone, never from the
 * request. A replaced file has another ETag.
 */
export async function serveMapFile(ctx: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const file = ctx.config.mapFile && (await open(ctx.config.mapFile).catch(() => null));
  if (!file) throw new NotFound(siteTexts.mapFileNotFound());
  let isStreamed = false;
  try {
    const { size, mtimeNs } = await file.stat({ bigint: true });
    const etag = `"${size.toString(36)}-${mtimeNs.toString(36)}"`;
    const total = Number(size);
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'content-type': 'application/vnd.pmtiles',
    });
    const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers;
    if (known?.split(',').some((one) => ['*', etag].includes(one.trim()))) return await reply.code(304).send();
    // Ranges of another version would not fit together.
    const range = ifRange === undefined || ifRange === etag ? readRange(asked, total) : 'whole';
    if (range === 'unsatisfiable')
      return await reply
        .code(416)
        .header('content-range', `bytes */${total}`)
        .header('cache-control', 'no-store')
        .send();
    const { first, last } = range === 'whole' ? { first: 0, last: total - 1 } : range;
    reply.header('content-length', last - first + 1);
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${total}`);
    // The server would not report the length of an empty body by itself. An empty file has no first byte to read from.
    if (request.method === 'HEAD' || total === 0) return await reply.send(Readable.from([]));
    const stream = file.createReadStream({ start: first, end: last });
    // Closes the file.
    isStreamed = true;
    return await reply.send(stream);
  } finally {
    if (!isStreamed) await file.close();
  }
}

/** Parses one range; for several, and for units other than bytes, the whole file is sent. */
function readRange(header: string | undefined, total: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  const length = Number(to);
  if (from === '')
    return length === 0 || total === 0 ? 'unsatisfiable' : { first: Math.max(0, total - length), last: total - 1 };
  const [first, last] = [Number(from), to === '' ? total - 1 : Math.min(Number(to), total - 1)];
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= total ? 'unsatisfiable' : { first, last };
}
