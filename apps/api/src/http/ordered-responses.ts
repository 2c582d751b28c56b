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

/** A call that is under way. */
interface Turn {
  /** Resolves once the call before it is answered, or never will be; null when there is none. */
  earlier: Promise<void> | null;
  /** Resolves once it is answered, or never will be. */
  answered: Promise<void>;
  /** Answers it without the earlier ones; null as long as there is nothing to answer. */
  waitNoLonger: (() => void) | null;
}

/**
 * Answers routes marked `inOrder` to each address in the order of its calls, also over several connections: a client
 * in use gives pictures to its rows by the order in which answers arrive. All are worked on at the same time, and an
 * answer waits a second at most. Registered before anything that may make a request wait.
 */
export function registerOrderedResponses(app: FastifyInstance): void {
  // What is under way of each address, the oldest first. It goes with the last of it: no more than the open requests.
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
    // A connection that breaks closes without having finished.
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
    // Those before it that wait for the same one go first.
    timer = setTimeout(() => {
      for (const one of line.slice(0, line.indexOf(turn) + 1)) one.waitNoLonger?.();
    }, longestWaitMs);
  });
  await Promise.race([earlier, late]);
  clearTimeout(timer);
}
