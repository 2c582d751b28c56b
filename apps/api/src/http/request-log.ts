import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';

/** Logs one line per request, at its response. Omits the query, because clients of the token call put passwords there. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode } = reply;
    const line = { ...describeRequest(request), statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (error && isCutOff(error)) request.log.info(line, 'the client left before its answer had arrived');
    else if (error) request.log.warn({ ...line, err: error }, 'answer was cut off');
    // Files of the page would drown the rest.
    else if (request.routeOptions.config.endpoint || statusCode >= 400) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  }
}

/** Returns whether a response ended with the connection: the client closed the page, or lost its network. */
function isCutOff({ code }: Error & { code?: string }): boolean {
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(code ?? '');
}

/** Logger for requests: their query and their headers are never logged. */
export function requestLogger(log: Logger): Logger {
  const res = ({ statusCode }: FastifyReply) => ({ statusCode });
  // The multipart parser logs its options, and all headers are among them.
  const busboyOptions = () => undefined;
  return log.child({}, { serializers: { req: describeRequest, res, busboyOptions } });
}

/** Returns the path of an address, without the secret of a shared list. */
function pathOf(url: string): string {
  return url.split('?', 1)[0]!.replace(/(\/shared-list\/).*/, '$1…');
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request.url), address: request.ip };
}
