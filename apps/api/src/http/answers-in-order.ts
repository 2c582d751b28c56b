import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of one address are answered in the order in which they came. */
    inOrder?: boolean;
  }
}

/** How long an answer that is ready waits for an earlier one, in milliseconds. */
const longestWaitMs = 1_000;
/** Calls of one address that wait for one another. What is beyond is answered at once: it is no page of rows. */
const mostWaiting = 100;

/** What is under way of one address. It goes with the last of it, so memory is that of the open requests. */
interface Line {
  /** Resolves once the latest call is answered, or never will be. */
  last: Promise<void> | null;
  waiting: number;
}

/**
 * Answers routes marked `inOrder` to each address in the order of its calls, also over several connections: a client
 * in use gives pictures to its rows by the order in which answers arrive. All are worked on at the same time, and an
 * answer waits a second at most. Registered before anything that may make a request wait.
 */
export function registerAnswersInOrder(app: FastifyInstance): void {
  const lines = new Map<string, Line>();
  const turns = new WeakMap<FastifyRequest, Promise<void>>();

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.inOrder) {
      const isFull = (lines.get(request.ip)?.waiting ?? 0) >= mostWaiting;
      const earlier = isFull ? null : join(lines, request.ip, reply.raw);
      if (earlier) turns.set(request, earlier);
    }
    done();
  });

  app.addHook('onSend', async (request) => {
    const earlier = turns.get(request);
    if (earlier) await settledWithin(earlier, longestWaitMs);
  });
}

/** Joins the line of an address, and returns when the call before is answered; null when there is none. */
function join(lines: Map<string, Line>, address: string, response: ServerResponse): Promise<void> | null {
  const line = lines.get(address) ?? { last: null, waiting: 0 };
  const earlier = line.last;
  line.waiting += 1;
  lines.set(address, line);
  line.last = new Promise<void>((resolve) => {
    // A connection that breaks closes without having finished.
    response.once('finish', resolve).once('close', resolve);
  });
  void line.last.then(() => {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(address);
  });
  return earlier;
}

async function settledWithin(earlier: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([earlier, late]);
  clearTimeout(timer);
}
