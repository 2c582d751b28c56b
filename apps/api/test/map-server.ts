import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MapServer {
  url: string;
  /** The file, and its ETag. */
  bytes: Buffer;
  etag: string;
  /** Ranges of all requests. */
  ranges: string[];
  /** Requests that are answered before the fault begins, and those that have it. */
  healthy: number;
  faulty: number;
  fault: 'whole-file' | 'cut' | 'unavailable' | 'busy' | 'missing' | 'redirect' | 'silence';
  /** The header `Retry-After` of the faults 'unavailable' and 'busy'. */
  retryAfter?: string;
  close(): Promise<void>;
}

/** Serves a file by ranges on 127.0.0.1, without faults until they are set. */
export async function startMapServer(bytes: Buffer): Promise<MapServer> {
  const server = createServer((request, response) => serve(map, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const map: MapServer = {
    url: `http://127.0.0.1:${port}/map.pmtiles`,
    bytes,
    etag: '"first"',
    ranges: [],
    healthy: 0,
    faulty: 0,
    fault: 'cut',
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return map;
}

function serve(map: MapServer, request: IncomingMessage, response: ServerResponse): void {
  const { range = '' } = request.headers;
  map.ranges.push(range);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = map.bytes.subarray(Number(first), Number(last) + 1);
  const isFaulty = map.healthy === 0 && map.faulty > 0;
  if (isFaulty) map.faulty -= 1;
  else if (map.healthy > 0) map.healthy -= 1;
  if (isFaulty && map.fault !== 'cut') return fail(map, response);
  if (first === undefined || !part.length) return void response.writeHead(416).end();
  response.writeHead(206, {
    etag: map.etag,
    'content-length': part.length,
    'content-range': `bytes ${first}-${Number(first) + part.length - 1}/${map.bytes.length}`,
  });
  if (!isFaulty) response.end(part);
  else response.write(part.subarray(0, part.length / 2), () => response.destroy());
}

function fail({ fault, bytes, url, retryAfter }: MapServer, response: ServerResponse): void {
  if (fault === 'silence') return;
  if (fault === 'whole-file') return void response.end(bytes);
  if (fault === 'redirect') return void response.writeHead(302, { location: url }).end();
  const isBusy = fault === 'busy' || fault === 'unavailable';
  if (isBusy && retryAfter) response.setHeader('retry-after', retryAfter);
  response.writeHead({ missing: 404, busy: 429, unavailable: 503, cut: 500 }[fault]).end();
}
