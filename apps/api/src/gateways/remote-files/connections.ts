import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { type Exception, hostOf, portOf, requireAllowed } from './read-address.ts';
import { RemoteFault } from './remote-files.ts';
import { readEncodings } from './unpack.ts';

/** Milliseconds until the headers of a response. */
const headersTimeoutMs = 15_000;
/** Milliseconds in which nothing arrives. */
const silenceMs = 20_000;
const lookupTimeoutMs = 5_000;

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

export interface ConnectionOptions {
  /** Says who asks. */
  userAgent: string;
  /** Addresses that are allowed although they are not of the internet. */
  exceptions: Exception[];
  resolve: Resolve;
}

/** A request: without a body, it asks for a file. */
interface Message {
  headers: Record<string, string>;
  body?: string;
}

interface Connections {
  /** Sends a request and returns the response, without following redirects. */
  request(url: URL, message: Message, signal: AbortSignal): Promise<IncomingMessage>;
  /** Resolves the host of an address. Throws a `RemoteFault` when one of its addresses is not allowed. */
  check(url: URL): Promise<void>;
  close(): void;
}

/** Opens connections to hosts of the internet alone: each goes to an address that was checked when the host was resolved. */
export function openConnections({ userAgent, exceptions, resolve }: ConnectionOptions): Connections {
  // Pictures of one site share connections. Proxies of the environment are not used: they would resolve names themselves.
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 6, timeout: silenceMs }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 6, timeout: silenceMs }),
  };
  const resolveChecked = async (host: string, port: number) => {
    const addresses = await resolve(host);
    for (const { address } of addresses) requireAllowed(address, port, exceptions);
    return addresses;
  };

  return {
    request,
    async check(url) {
      await resolveChecked(hostOf(url), portOf(url));
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };

  function request(url: URL, message: Message, signal: AbortSignal): Promise<IncomingMessage> {
    const port = portOf(url);
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
    const isSecure = url.protocol === 'https:';
    const { headers, body } = message;
    const sent = (isSecure ? https : http).request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: isSecure ? agents['https:'] : agents['http:'],
      lookup: checkedLookup(port),
      timeout: silenceMs,
      signal,
      headers: {
        'user-agent': userAgent,
        accept: '*/*',
        'accept-encoding': readEncodings,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    const silent = () => sent.destroy(new RemoteFault('is at a server that does not answer', { isPassing: true }));
    const headersTimer = setTimeout(silent, headersTimeoutMs);
    sent.once('socket', (socket: Socket) => {
      // Checked once more where it counts: on the connection itself, before anything is sent.
      const look = () => {
        try {
          requireAllowed(socket.remoteAddress ?? '', port, exceptions);
        } catch (error) {
          sent.destroy(error as Error);
        }
      };
      if (socket.connecting) socket.once('connect', look);
      else look();
    });
    sent.once('timeout', silent);
    sent.once('response', answer);
    // Later errors, such as that of a response that is cut short, are those of the response too.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server ended a connection that was kept for further files, just when it was used again.
      const isLate = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (isLate && !signal.aborted) answer(request(url, message, signal));
      else reject(error);
    });
    sent.end(body);
    return promise.finally(() => clearTimeout(headersTimer));
  }

  /** Gives a connection the addresses of its host that were checked. */
  function checkedLookup(port: number): LookupFunction {
    const answerLookup = async (...[host, { all }, callback]: Parameters<LookupFunction>): Promise<void> => {
      let addresses: Awaited<ReturnType<Resolve>>;
      try {
        addresses = await resolveChecked(host, port);
      } catch (error) {
        return callback(error as Error, []);
      }
      const [first] = addresses;
      if (all) callback(null, addresses);
      else callback(null, first!.address, first!.family);
    };
    return (...given) => void answerLookup(...given);
  }
}

export async function resolveHost(host: string): Promise<{ address: string; family: number }[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error('The lookup takes too long.'), { code: 'EAI_AGAIN' })),
    lookupTimeoutMs,
  );
  try {
    return await Promise.race([lookup(host, { all: true }), late]);
  } finally {
    clearTimeout(timer);
  }
}
