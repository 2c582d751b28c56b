import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The most visited pages. */
const visited = ['home', 'landing', 'properties', 'property'];

/** A module that at least this many pages import is in the group of the most shared modules. */
const pagesOfMany = 9;

const folder = join(import.meta.dirname, 'src/pages');
const pages = globSync('*.tsx', { cwd: folder }).map((file) => basename(file, '.tsx'));

/** For each module of the app, the pages that import it statically. */
let pagesByModule: Map<string, string[]> | undefined;

function pagesOf(id: string, context: Rolldown.ChunkingContext): string[] {
  pagesByModule ??= collectPages(context);
  return pagesByModule.get(id) ?? [];
}

function collectPages(context: Rolldown.ChunkingContext): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set<string>();
    const waiting = [join(folder, `${page}.tsx`)];
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (seen.has(id) || id.includes('node_modules')) continue;
      seen.add(id);
      found.set(id, [...(found.get(id) ?? []), page]);
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}

const isVisited = (page: string) => visited.includes(page);

/** The group of modules that visited pages share with many others. */
function often(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = pagesOf(id, context);
  return users.length >= pagesOfMany && users.filter(isVisited).length > 1 ? 'often' : null;
}

/** The group of modules that visited pages share with each other and few others: search, cards, parts of listings. */
function visitedOften(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = pagesOf(id, context);
  const here = users.filter(isVisited);
  if (users.length < 2 || users.length >= pagesOfMany) return null;
  if (here.length > 1) return here.some((page) => page === 'property' || page === 'landing') ? 'listings' : 'search';
  // A shared list shows the changes of a price without the other parts of a listing's page.
  if (users.includes('shared-list')) return null;
  return here[0] === 'property' ? 'property-parts' : null;
}

/**
 * Groups shared modules into few chunks: over a slow connection, thirty small files cost more than their bytes. Modules
 * that every page needs are one chunk and modules that visited pages share are a few. Other pages load only their imports.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The entry is a chunk of its own, because the document names it.
  { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith('/entry-client.tsx') },
  // Without its own group, the form library would be in a chunk that all pages load.
  { name: 'form', test: /@mantine[\\/]form/ },
  { name: 'shared', minShareCount: 42 },
  { name: 'icons', minShareCount: 8, test: /@tabler[\\/]icons-react/ },
  { name: often },
  { name: visitedOften, minShareCount: 2 },
];
