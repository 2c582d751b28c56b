import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { type Exception, hostOf, portOf, readAddress, requireAllowed } from './read-address.ts';
import { type RemoteFile, RemoteFault, type RemoteFiles, type RemoteRequest } from './remote-files.ts';
import { faultOfStatus, faultOfConnection } from './remote-faults.ts';
import { readEncodings, unpack } from './unpack.ts';

/** A redirect more is a loop. */
const mostRedirects = 5;
/** Milliseconds until the headers of a response. */
const headersTimeoutMs = 15_000;
/** Milliseconds in which nothing arrives. */
const silenceMs = 20_000;
const lookupTimeoutMs = 5_000;
/** Characters of a validator that are remembered. */
const longestValidator = 500;

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

interface Options {
  /** Says who asks. */
  userAgent: string;
  /** Tests alone set these two. */
  exceptions?: Exception[];
  resolve?: Resolve;
}

/**
 * Opens files of other sites. A connection goes to the very IP address that was checked: the name of a host is resolved once for
 * each connection, when it is made, and refused if one of its addresses is not of the internet.
 */
export function openRemoteFiles({ userAgent, exceptions = [], resolve = resolveHost }: Options): RemoteFiles {
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

  return { open, check, close };

  async function open(input: RemoteRequest): Promise<RemoteFile | null> {
    const { address, timeoutMs, known, signal } = input;
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal ? AbortSignal.any([deadline, signal]) : deadline;
    const explain = (error: unknown): unknown => {
      if (signal?.aborted) return signal.reason;
      return deadline.aborted ? tooSlow(timeoutMs) : faultOfConnection(error);
    };
    try {
      const response = await follow(readAddress(address, exceptions), known, ended);
      if (response.statusCode === 304) {
        response.resume();
        return null;
      }
      return {
        etag: validator(response.headers.etag),
        lastModified: validator(response.headers['last-modified']),
        body: bodyOf(response, input.maxBytes, explain),
      };
    } catch (error) {
      throw explain(error);
    }
  }

  async function check(address: string): Promise<void> {
    const url = readAddress(address, exceptions);
    try {
      await resolveChecked(hostOf(url), portOf(url));
    } catch (error) {
      throw faultOfConnection(error);
    }
  }

  function close(): void {
    for (const agent of Object.values(agents)) agent.destroy();
  }

  async function follow(url: URL, known: RemoteRequest['known'], signal: AbortSignal): Promise<IncomingMessage> {
    let at = url;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await request(at, known, signal);
      const status = response.statusCode ?? 0;
      const isKnown = status === 304 && (known?.etag || known?.lastModified);
      if (status === 200 || status === 203 || isKnown) return response;
      response.destroy();
      const { location } = response.headers;
      if (![301, 302, 303, 307, 308].includes(status) || location === undefined) throw faultOfStatus(status);
      at = readRedirect(location, at);
    }
    throw new RemoteFault(`is redirected more than ${mostRedirects} times; use the one that it ends at`);
  }

  function readRedirect(location: string, from: URL): URL {
    try {
      return readAddress(URL.parse(location, from)?.href ?? location, exceptions);
    } catch (error) {
      throw error instanceof RemoteFault ? new RemoteFault(`is redirected to one that ${error.message}`) : error;
    }
  }

  function request(url: URL, known: RemoteRequest['known'], signal: AbortSignal): Promise<IncomingMessage> {
    const port = portOf(url);
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
    const isSecure = url.protocol === 'https:';
    const sent = (isSecure ? https : http).request(url, {
      agent: isSecure ? agents['https:'] : agents['http:'],
      lookup: checkedLookup(port),
      timeout: silenceMs,
      signal,
      headers: {
        'user-agent': userAgent,
        accept: '*/*',
        'accept-encoding': readEncodings,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
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
      if (isLate && !signal.aborted) answer(request(url, known, signal));
      else reject(error);
    });
    sent.end();
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

async function resolveHost(host: string): Promise<{ address: string; family: number }[]> {
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

async function* bodyOf(
  response: IncomingMessage,
  maxBytes: number,
  explain: (error: unknown) => unknown,
): AsyncIterable<Uint8Array> {
  try {
    yield* unpack(response, response.headers['content-encoding'], maxBytes);
  } catch (error) {
    throw explain(error);
  } finally {
    if (!response.readableEnded) response.destroy();
  }
}

function tooSlow(timeoutMs: number): RemoteFault {
  return new RemoteFault(`leads to a file that takes more than ${Math.round(timeoutMs / 1000)} seconds to arrive`, {
    isPassing: true,
  });
}

function validator(value: string | undefined): string | null {
  return value === undefined || value === '' || value.length > longestValidator ? null : value;
}
