import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses to calls of one address are sent in the order of the calls. */
    inOrder?: boolean;
  }
}

/** Milliseconds that a ready response waits for an earlier one. */
const longestWaitMs = 1_000;
/** Limit of calls of one address that wait for one another. Further calls are answered at once: no page has so many rows. */
const mostWaiting = 100;

/** A call in flight. */
interface Turn {
  /** Resolves once the call before it has its response, or never will; null when there is none. */
  earlier: Promise<void> | null;
  /** Resolves once it has its response, or never will. */
  answered: Promise<void>;
  /** Sends the response without the earlier ones; null while there is none to send. */
  waitNoLonger: (() => void) | null;
}

/**
 * Sends the responses of routes marked `inOrder` to each address in the order of its calls, also over several connections: an
 * existing client assigns pictures to its rows by the order of responses. All calls run at the same time, and a response
 * waits a second at most. Registered before all hooks that may delay a request.
 */
export function registerOrderedResponses(app: FastifyInstance): void {
  // Calls in flight by address, the oldest first. An empty entry is deleted.
  const lines = new Map<string, Turn[]>();
  const turns = new WeakMap<FastifyRequest, Turn>();

  app.addHook('onRequest', (request, reply, done) => {
    const line = lines.get(request.ip) ?? [];
    if (request.routeOptions.config.inOrder && line.length < mostWaiting) {
      const turn = takeTurn(line, reply.raw);
      lines.set(request.ip, line);
      turns.set(request, turn);
      void turn.answered.then(() => {
        line.splice(line.indexOf(turn), 1);
        if (line.length === 0) lines.delete(request.ip);
      });
    }
    done();
  });

  app.addHook('onSend', async (request) => {
    const turn = turns.get(request);
    if (turn?.earlier) await waitForEarlier(lines.get(request.ip) ?? [], turn, turn.earlier);
  });
}

function takeTurn(line: Turn[], response: ServerResponse): Turn {
  const answered = new Promise<void>((resolve) => {
    // A broken connection closes without having finished.
    response.once('finish', resolve).once('close', resolve);
  });
  const turn = { earlier: line.at(-1)?.answered ?? null, answered, waitNoLonger: null };
  line.push(turn);
  return turn;
}

async function waitForEarlier(line: Turn[], turn: Turn, earlier: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    turn.waitNoLonger = resolve;
    // Earlier calls that wait for the same one go first.
    timer = setTimeout(() => {
      for (const one of line.slice(0, line.indexOf(turn) + 1)) one.waitNoLonger?.();
    }, longestWaitMs);
  });
  await Promise.race([earlier, late]);
  clearTimeout(timer);
}
