import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import { isApiPath } from './api-path.ts';
import type { WebBundle } from './web-bundle.ts';

/** The web's development server. */
interface Sources {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  importServer(): Promise<
    Pick<WebBundle, 'firstPaintScript' | 'formPaths' | 'pageAddress' | 'render' | 'writeDocument'>
  >;
  readHead(): Promise<string>;
  close(): Promise<void>;
}

const webFolder = new URL('../../../web/', import.meta.url);

/** Addresses that Vite serves: those of sources and packages, and its own. */
const compiled = /^\/(@|src\/|node_modules\/|virtual:)/;

/** The first of a document's links: scripts of Vite must run before the app's. */
const icon = '<link rel="icon"';

/**
 * Loads the web app from its sources, for development only: Vite compiles files for browsers, and the current sources render
 * each page. The rest equals the built web app.
 */
export async function loadWebSources(): Promise<WebBundle> {
  const { openSources } = (await import(new URL('dev-server.ts', webFolder).href)) as {
    openSources(): Promise<Sources>;
  };
  const sources = await openSources();
  let server = await sources.importServer();
  let head = '';
  return {
    clientFolder: fileURLToPath(new URL('public', webFolder)),
    firstPaintScript: server.firstPaintScript,
    formPaths: server.formPaths,
    pageAddress: (url) => server.pageAddress(url),
    async render(request) {
      server = await sources.importServer();
      // A markup cache would outlive a change of its component.
      const page = await server.render({ ...request, fragments: { get: () => undefined, set: () => undefined } });
      head = await sources.readHead();
      return page;
    },
    writeDocument: (page, state, options) =>
      server.writeDocument(page, state, options).replace(icon, () => `${head}\n${icon}`),
    assetsOf: () => ({
      entry: '/src/entry-client.tsx',
      shared: { scripts: [], styles: [] },
      page: { scripts: [], styles: [] },
    }),
    attach: (app, config) => attach(app, config, sources),
  };
}

/** Lets Vite serve sources before other hooks, on the server's own port. */
function attach(app: FastifyInstance, config: Pick<Config, 'apiBasePath'>, sources: Sources): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && compiled.test(request.url) && !isApiPath(config, request.url))
      sources.handle(request.raw, reply.raw, () => done());
    else done();
  });
  // Vite's client waits in its own worker for the server to return.
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', `${policy}; worker-src 'self' blob:`);
  });
  app.server.on('upgrade', sources.upgrade);
  app.addHook('preClose', () => sources.close());
}
