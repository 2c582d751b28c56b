import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocalCall } from './operations.ts';

/** What a rendered page says about itself; the web's `PageMeta`. */
export interface PageMeta {
  title: string;
  description?: string;
  image?: { url: string; width: number; height: number; alt?: string };
  canonical?: string;
  jsonLd?: object;
  noIndex?: boolean;
}

/** The web's `Rendered`. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      meta: PageMeta;
      lean: boolean;
      modules: string[];
      state: { queries: unknown; hydration: unknown };
    };

/** The built web app: files for the browser, and the code that renders pages. */
export interface WebBundle {
  clientFolder: string;
  /** The document around every page, with comments where parts go. */
  template: string;
  render(request: { url: string; call: LocalCall; publicUrl: string; saveData: boolean }): Promise<Rendered>;
  fullTitle(meta: PageMeta): string;
  /** Scripts and styles that a source file needs at once, as addresses. */
  assetsOf(module: string): { scripts: string[]; styles: string[] };
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Loads the built web app; undefined when it was not built. */
export async function loadWebBundle(): Promise<WebBundle | undefined> {
  const clientFolder = join(distFolder, 'client');
  const serverEntry = join(distFolder, 'server/entry-server.js');
  if (!existsSync(serverEntry) || !existsSync(join(clientFolder, 'index.html'))) return undefined;
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const { render, fullTitle } = (await import(pathToFileURL(serverEntry).href)) as Pick<
    WebBundle,
    'render' | 'fullTitle'
  >;
  return {
    clientFolder,
    template: await readFile(join(clientFolder, 'index.html'), 'utf8'),
    render,
    fullTitle,
    assetsOf: (module) => collectAssets(manifest, module),
  };
}

function collectAssets(manifest: Record<string, ManifestEntry>, module: string) {
  // The template links what the entry needs: asking for that again would fetch its styles twice.
  const linked = collect(
    manifest,
    Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  );
  const needed = collect(manifest, [module]);
  return {
    scripts: [...needed.scripts.difference(linked.scripts)],
    styles: [...needed.styles.difference(linked.styles)],
  };
}

function collect(manifest: Record<string, ManifestEntry>, modules: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || scripts.has(`/${entry.file}`)) return;
    scripts.add(`/${entry.file}`);
    for (const file of entry.css ?? []) styles.add(`/${file}`);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return { scripts, styles };
}
