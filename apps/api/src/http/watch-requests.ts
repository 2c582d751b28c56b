import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes per second below which, over the whole window, a body is given up. */
export const slowestBody = { bytesPerSecond: 8_000, windowSeconds: 10 };
const tickMs = 1_000;

/** A body on its way, with the bytes of its connection at each of the last seconds. */
interface Arrival {
  response: ServerResponse;
  readings: number[];
}

/**
 * Distinguishes slow clients from slow responses: calls `tooSlow` for the first, and never ends the second, however long
 * their connection is silent.
 */
export function watchRequests(server: Server, tooSlow: (socket: Socket, response: ServerResponse) => void): void {
  const arriving = new Map<IncomingMessage, Arrival>();
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, response });
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || Number(length ?? 0) > 0) arriving.set(request, { response, readings: [] });
  });
  server.on('timeout', (socket: Socket) => {
    const { request, response } = latest.get(socket) ?? {};
    const isWorkedOn = request?.complete && !response?.headersSent && !response?.destroyed;
    if (!isWorkedOn) socket.destroy();
  });
  const timer = setInterval(() => {
    for (const [request, arrival] of arriving) {
      if (request.complete || request.destroyed) arriving.delete(request);
      else if (isTooSlow(request, arrival)) {
        arriving.delete(request);
        tooSlow(request.socket, arrival.response);
      }
    }
  }, tickMs).unref();
  server.on('close', () => clearInterval(timer));
}

/** Counts turns of the timer instead of time, because a stalled process proves no client slow. */
function isTooSlow(request: IncomingMessage, { readings }: Arrival): boolean {
  // A paused reader is not the client's fault.
  if (request.readableFlowing !== true) {
    readings.length = 0;
    return false;
  }
  readings.push(request.socket.bytesRead);
  if (readings.length <= slowestBody.windowSeconds) return false;
  const before = readings.shift() ?? 0;
  return request.socket.bytesRead - before < slowestBody.bytesPerSecond * slowestBody.windowSeconds;
}
