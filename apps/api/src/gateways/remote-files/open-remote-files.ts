import * as texts from '@africanscity/messages/listings';
import type { IncomingMessage } from 'node:http';
import { type ConnectionOptions, openConnections, resolveHost } from './connections.ts';
import { readAddress, requireSecure } from './read-address.ts';
import { type RemoteFile, RemoteFault, type RemoteFiles, type RemotePost, type RemoteRequest } from './remote-files.ts';
import { faultOfStatus, faultOfConnection } from './remote-faults.ts';
import { unpack } from './unpack.ts';

/** A redirect more is a loop. */
const mostRedirects = 5;
/** Characters of a validator that are remembered. */
const longestValidator = 500;

interface Options extends Pick<ConnectionOptions, 'userAgent'> {
  /** Tests alone set these two. */
  exceptions?: ConnectionOptions['exceptions'];
  resolve?: ConnectionOptions['resolve'];
}

/**
 * Opens files of other sites. A connection goes to the very IP address that was checked: the name of a host is resolved once for
 * each connection, when it is made, and refused if one of its addresses is not of the internet.
 */
export function openRemoteFiles({ userAgent, exceptions = [], resolve = resolveHost }: Options): RemoteFiles {
  const connections = openConnections({ userAgent, exceptions, resolve });
  return { open, post, check, close: connections.close };

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

  async function post({ address, headers, body, timeoutMs }: RemotePost): Promise<{ status: number }> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const url = readAddress(address, exceptions);
      requireSecure(url, exceptions);
      const response = await connections.request(url, { headers, body }, deadline);
      // The content of the response says nothing: it is read no further.
      response.destroy();
      return { status: response.statusCode ?? 0 };
    } catch (error) {
      throw deadline.aborted ? tooSlow(timeoutMs) : faultOfConnection(error);
    }
  }

  async function check(address: string, rule?: { secure: true }): Promise<void> {
    const url = readAddress(address, exceptions);
    if (rule?.secure) requireSecure(url, exceptions);
    try {
      await connections.check(url);
    } catch (error) {
      throw faultOfConnection(error);
    }
  }

  async function follow(url: URL, known: RemoteRequest['known'], signal: AbortSignal): Promise<IncomingMessage> {
    let at = url;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await connections.request(at, { headers: conditionsOf(known) }, signal);
      const status = response.statusCode ?? 0;
      const isKnown = status === 304 && (known?.etag || known?.lastModified);
      if (status === 200 || status === 203 || isKnown) return response;
      response.destroy();
      const { location } = response.headers;
      if (![301, 302, 303, 307, 308].includes(status) || location === undefined) throw faultOfStatus(status);
      at = readRedirect(location, at);
    }
    throw new RemoteFault(texts.remoteRedirects({ times: String(mostRedirects) }));
  }

  function readRedirect(location: string, from: URL): URL {
    try {
      return readAddress(URL.parse(location, from)?.href ?? location, exceptions);
    } catch (error) {
      throw error instanceof RemoteFault ? new RemoteFault(texts.remoteRedirected({ fault: error.message })) : error;
    }
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

/** Headers that ask for a file only if it is another version than the known one. */
function conditionsOf(known: RemoteRequest['known']): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

function tooSlow(timeoutMs: number): RemoteFault {
  return new RemoteFault(texts.remoteTooSlow({ seconds: String(Math.round(timeoutMs / 1000)) }), {
    isPassing: true,
  });
}

function validator(value: string | undefined): string | null {
  return value === undefined || value === '' || value.length > longestValidator ? null : value;
}
