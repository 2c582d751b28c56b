import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createServer,
  type EnvironmentModuleNode,
  isCSSRequest,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';

/**
 * The sources of the web app in development, compiled by Vite within the API's server, so that one port serves both.
 */
export async function openSources() {
  // Never listens: the API's server passes its connections to Vite.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root: import.meta.dirname,
    // Prevents Vite from writing a temporary copy of its config, which would restart processes that watch files.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: upgrades }, cors: false },
  });
  return {
    /** Responds with a compiled module, or calls `next`. */
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void upgrades.emit('upgrade', request, socket, head),
    /** The current rendering code. */
    importServer: () => serverOf(vite).runner.import('/src/entry-server.tsx'),
    readHead: () => readHead(vite),
    close: () => vite.close(),
  };
}

/** Elements for the document's head: Vite's client, and the styles of all rendered modules. */
async function readHead(vite: ViteDevServer): Promise<string> {
  const styles = await Promise.all([...stylesOf(vite)].map(([id, url]) => readStyle(vite, id, url)));
  return [
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/@id/__x00__@vitejs/plugin-react/preamble"></script>',
    ...styles,
  ].join('\n');
}

/** A style element that Vite's client adopts, so that a change replaces it. */
async function readStyle(vite: ViteDevServer, id: string, url: string): Promise<string> {
  const direct = `${url}${url.includes('?') ? '&' : '?'}direct`;
  const css = await vite.environments.client.transformRequest(direct);
  return `<style data-vite-dev-id="${id}">${css?.code ?? ''}</style>`;
}

/** URLs of the style sheets that the renderer imports, by id, in import order. */
function stylesOf(vite: ViteDevServer): Map<string, string> {
  const styles = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id && isCSSRequest(module.id)) styles.set(module.id, module.url);
  };
  for (const module of serverOf(vite).moduleGraph.getModulesByFile(`${vite.config.root}/src/entry-server.tsx`) ?? [])
    visit(module);
  return styles;
}

function serverOf(vite: ViteDevServer) {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the sources of the server.');
  return ssr;
}
