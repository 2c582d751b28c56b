import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRemoteFiles } from '../src/gateways/remote-files/open-remote-files.ts';
import type { RemoteFiles } from '../src/gateways/remote-files/remote-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A site of others on this machine, and a reader of its files that is allowed to come here. */
export interface RemoteSite {
  /** Without a slash at the end. Its host is a name that no resolver knows. */
  url: string;
  port: number;
  remoteFiles: RemoteFiles;
  /** The requests so far, as "GET /path". */
  requests: string[];
  /** Handles the requests of a path, without its query. */
  on(path: string, handler: Handler): void;
  /** Serves content under a path, with an ETag that follows from it. */
  serve(path: string, content: string | Uint8Array, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

const host = 'feeds.test';

export async function openRemoteSite(
  listen: (handler: RequestListener) => ReturnType<typeof createServer> = createServer,
): Promise<RemoteSite> {
  const handlers = new Map<string, Handler>();
  const requests: string[] = [];
  const server = listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const handler = handlers.get(request.url?.split('?')[0] ?? '');
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const remoteFiles = openRemoteFiles({
    userAgent: 'AfricansCity (+http://africanscity.test)',
    exceptions: [{ ip: '127.0.0.1', port }],
    resolve: async (name) => {
      if (name === host) return [{ address: '127.0.0.1', family: 4 }];
      throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    },
  });
  const on = (path: string, handler: Handler) => void handlers.set(path, handler);
  return {
    url: `http://${host}:${port}`,
    port,
    remoteFiles,
    requests,
    on,
    serve(path, content, headers = {}) {
      const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
      on(path, (request, response) => {
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
        response.writeHead(200, { etag, ...headers }).end(content);
      });
    },
    async close() {
      remoteFiles.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
