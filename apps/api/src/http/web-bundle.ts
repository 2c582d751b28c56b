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

/** Scripts and styles, as addresses; the web's `DocumentAssets`. */
export interface DocumentAssets {
  entry: string;
  shared: { scripts: string[]; styles: string[] };
  page: { scripts: string[]; styles: string[] };
}

/** The built web app: files for the browser, and the code that renders pages and writes their documents. */
export interface WebBundle {
  clientFolder: string;
  /** Runs inline before the first paint. */
  firstPaintScript: string;
  render(request: { url: string; call: LocalCall; publicUrl: string; saveData: boolean }): Promise<Rendered>;
  writeDocument(
    page: Extract<Rendered, { kind: 'page' }>,
    state: unknown,
    options: { assets: DocumentAssets; lean: boolean },
  ): string;
  /** What source files of pages need at once. */
  assetsOf(modules: string[]): DocumentAssets;
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, ManifestEntry>;

const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Loads the built web app; undefined when it was not built. */
export async function loadWebBundle(): Promise<WebBundle | undefined> {
  const clientFolder = join(distFolder, 'client');
  const serverEntry = join(distFolder, 'server/entry-server.js');
  const manifestPath = join(clientFolder, '.vite/manifest.json');
  if (!existsSync(serverEntry) || !existsSync(manifestPath)) return undefined;
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
  const server = (await import(pathToFileURL(serverEntry).href)) as Pick<
    WebBundle,
    'firstPaintScript' | 'render' | 'writeDocument'
  >;
  const { firstPaintScript, render, writeDocument } = server;
  return { clientFolder, firstPaintScript, render, writeDocument, assetsOf: openAssets(manifest) };
}

/** What all pages share is the same for each: collected once, and left out of what a page adds. */
function openAssets(manifest: Manifest): WebBundle['assetsOf'] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const entryFile = `/${manifest[entry]?.file}`;
  const { scripts, styles } = collect(manifest, [entry]);
  const shared = { scripts: [...scripts].filter((file) => file !== entryFile), styles: [...styles] };
  return (modules) => {
    const needed = collect(manifest, modules);
    return {
      entry: entryFile,
      shared,
      page: { scripts: [...needed.scripts.difference(scripts)], styles: [...needed.styles.difference(styles)] },
    };
  };
}

function collect(manifest: Manifest, modules: string[]) {
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
