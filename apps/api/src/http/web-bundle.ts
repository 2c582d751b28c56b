import type { SiteBrand } from '@africanscity/contracts/brand';
import { type Language, mainLanguage, offeredLanguages } from '@africanscity/messages/languages';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  ChosenCurrency,
  DocumentAssets,
  DocumentOptions,
  FragmentStore,
  PostedForm,
  Rendered,
  SiteLanguage,
  Visitor,
} from '@africanscity/contracts/rendered-page';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import type { LocalCall } from './operations.ts';

/** All inputs of a rendered page: the renderer gets nothing else of the request. */
export interface PageRequest {
  /** Absolute address. */
  url: string;
  language: Language;
  /** The visitor wants minimal pages. */
  saveData: boolean;
  /** The published brand. */
  brand: SiteBrand;
  /** Whether the brand is a draft, which an administrator previews. */
  isPreview?: true;
  /** The currency that the visitor chose; null for prices as owners ask them. */
  currency: ChosenCurrency | null;
}

/** The built web app: files for the browser, and the code that renders pages and documents. */
export interface WebBundle {
  clientFolder: string;
  /** Runs inline before the first paint. */
  firstPaintScript: string;
  /** Addresses of pages that accept forms without scripts. */
  formPaths: string[];
  /** Returns an address with the parameters that its page reads. */
  pageAddress(url: URL): string;
  render(
    request: PageRequest & {
      call: LocalCall;
      publicUrl: string;
      languages: readonly SiteLanguage[];
      fragments: FragmentStore;
      visitor?: Visitor;
      post?: PostedForm;
    },
  ): Promise<Rendered>;
  writeDocument(page: Extract<Rendered, { kind: 'page' }>, state: unknown, options: DocumentOptions): string;
  /** Assets that the source files of pages need at once, in a language. */
  assetsOf(modules: string[], language: Language): DocumentAssets;
  /** In development only: serves the sources beside the application. */
  attach?(app: FastifyInstance, config: Config): void;
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
  const manifestPaths = offeredLanguages.map((language) => join(clientFolder, `.vite/manifest.${language}.json`));
  if (![serverEntry, ...manifestPaths].every((path) => existsSync(path))) return undefined;
  const server = (await import(pathToFileURL(serverEntry).href)) as Pick<
    WebBundle,
    'firstPaintScript' | 'formPaths' | 'pageAddress' | 'render' | 'writeDocument'
  >;
  const { firstPaintScript, formPaths, pageAddress, render, writeDocument } = server;
  const assetsOf = await openAssets(manifestPaths);
  return { clientFolder, firstPaintScript, formPaths, pageAddress, render, writeDocument, assetsOf };
}

/** Each language has its own build, which shares the files that hold no text. */
async function openAssets(manifestPaths: string[]): Promise<WebBundle['assetsOf']> {
  const manifests = await Promise.all(manifestPaths.map((path) => readFile(path, 'utf8')));
  const byLanguage = new Map(
    manifests.map((text, index) => [offeredLanguages[index], openLanguage(JSON.parse(text) as Manifest)]),
  );
  // A language that is not offered has no build of its own.
  return (modules, language) => (byLanguage.get(language) ?? byLanguage.get(mainLanguage)!)(modules);
}

/** Assets that all pages share, collected once and omitted from the additions of a page. */
function openLanguage(manifest: Manifest): (modules: string[]) => DocumentAssets {
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
