import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The settings that docs/operating.md gives for a proxy before several copies, in milliseconds. */
const checkEveryMs = 1_000;
const checkTimeoutMs = 2_000;
const tryForMs = 10_000;
const tryEveryMs = 250;

export interface CheckingProxy {
  url: string;
  /** Whether an upstream gets requests now. */
  isIn(upstream: string): boolean;
  close(): Promise<void>;
}

/**
 * A reverse proxy with the documented settings: it asks every copy whether it is ready, removes a copy after one bad
 * response, keeps connections open, and tries another copy only when a request was not sent at all.
 */
export async function startCheckingProxy(upstreams: string[]): Promise<CheckingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const ready = new Set<string>();
  let turn = 0;
  let closing = false;
  const checks = upstreams.map(async (upstream) => {
    while (!closing) {
      if (await isReady(upstream)) ready.add(upstream);
      else ready.delete(upstream);
      await wait(checkEveryMs);
    }
  });

  const server = createServer((incoming, answer) => void forward(incoming, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isIn: (upstream) => ready.has(upstream),
    async close() {
      closing = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(checks);
      agent.destroy();
    },
  };

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    for (const until = Date.now() + tryForMs; Date.now() < until; await wait(tryEveryMs)) {
      const [upstream] = [...ready].slice(turn++ % Math.max(1, ready.size));
      if (!upstream) continue;
      const outcome = await send(upstream, incoming, body, answer);
      if (outcome !== 'not sent') return;
    }
    answer.writeHead(503).end('no copy is ready');
  }

  function send(upstream: string, incoming: IncomingMessage, body: Buffer, answer: ServerResponse) {
    const { method, url, headers } = incoming;
    const { connection: _ours, ...passed } = headers;
    return new Promise<'sent' | 'not sent'>((resolve) => {
      request(
        new URL(url ?? '/', upstream),
        { method, agent, headers: { ...passed, 'content-length': String(body.length) } },
        (response) => {
          const {
            connection: _theirs,
            'keep-alive': _keep,
            'transfer-encoding': _encoding,
            ...given
          } = response.headers;
          answer.writeHead(response.statusCode ?? 502, given);
          response.on('error', () => answer.destroy()).pipe(answer);
          resolve('sent');
        },
      )
        .on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') return resolve('not sent');
          // It may have been executed: sending it again could do it twice.
          if (!answer.headersSent) answer.writeHead(502).end(error.message);
          resolve('sent');
        })
        .end(body);
    });
  }
}

async function isReady(upstream: string): Promise<boolean> {
  return fetch(`${upstream}/api/health/ready`, { signal: AbortSignal.timeout(checkTimeoutMs) }).then(
    async (response) => (await response.text(), response.status === 200),
    () => false,
  );
}
