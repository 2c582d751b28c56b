import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { simulatedIntegrations } from '../src/gateways/payments/simulator/simulated-paynow.ts';
import { createSimulator, type SimulatedAnswer, type Simulator } from '../src/gateways/payments/simulator/simulator.ts';

export interface GatewayServer {
  /** Its origin, as http://127.0.0.1:40001. */
  url: string;
  simulator: Simulator;
  /** Requested paths below /interface/, in order. */
  asked: string[];
  /** Responses of the shop to updates, 0 for none. */
  answers: number[];
  /** Awaited before a request is executed, and before its response is sent. `null` cuts the connection. */
  before: (path: string) => Promise<null | void>;
  after: (path: string, answer: SimulatedAnswer) => Promise<SimulatedAnswer | null>;
  /** Executes all delayed work now, in order, until nothing is left. */
  passTime(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The simulated gateway as its own server: every message crosses a real connection, and it outlives the shop. `shop` returns
 * where the shop listens now; the gateway knows it as `publicUrl`.
 */
export async function startGatewayServer(publicUrl: string, shop: () => string): Promise<GatewayServer> {
  const later: (() => Promise<void>)[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway: GatewayServer = {
    url,
    simulator: createSimulator({
      keys: new Map(Object.values(simulatedIntegrations).map(({ id, key }) => [id, key])),
      baseUrl: url,
      publicUrl: url,
      later: (_seconds, task) => void later.push(task),
      deliver,
    }),
    asked: [],
    answers: [],
    before: async () => {},
    after: async (_path, given) => given,
    async passTime() {
      for (let task = later.shift(); task; task = later.shift()) await task();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;

  async function deliver(address: string, body: string): Promise<number> {
    const sent = fetch(address.replace(publicUrl, shop()), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const status = await sent.then(
      (response) => response.status,
      () => 0,
    );
    gateway.answers.push(status);
    return status;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', url);
    const name = path.replace('/interface/', '');
    gateway.asked.push(name);
    const body = await text(request);
    if ((await gateway.before(name)) === null) return void response.destroy();
    const given = await gateway.simulator.handle({ method: request.method ?? 'GET', path, query, body });
    // A hanging gateway keeps the connection, one that loses a response cuts it.
    if (given === null) return void (gateway.simulator.chaos.hang || response.destroy());
    const leaving = await gateway.after(name, given);
    if (leaving === null) return void response.destroy();
    if (leaving.type === 'redirect') return void response.writeHead(leaving.status, { location: leaving.body }).end();
    response.writeHead(leaving.status, { 'content-type': 'application/x-www-form-urlencoded' }).end(leaving.body);
  }
}
