import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The pages that visitors go between all evening. */
const visited = ['home', 'landing', 'properties', 'property'];

/** More pages than those that show cards: what so many share would bring all of it along. */
const pagesOfMany = 9;

const folder = join(import.meta.dirname, 'src/pages');
const pages = globSync('*.tsx', { cwd: folder }).map((file) => basename(file, '.tsx'));

/** For each module of ours, the pages that import it at once. */
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

/** What visited pages share with very many others. */
function often(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = pagesOf(id, context);
  return users.length >= pagesOfMany && users.filter(isVisited).length > 1 ? 'often' : null;
}

/** What visited pages share with each other and few others: the search of two of them, cards and what goes with listings. */
function visitedOften(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = pagesOf(id, context);
  const here = users.filter(isVisited);
  if (users.length < 2 || users.length >= pagesOfMany) return null;
  if (here.length > 1) return here.some((page) => page === 'property' || page === 'landing') ? 'listings' : 'search';
  return here[0] === 'property' ? 'property-parts' : null;
}

/**
 * What every page needs is one file, and what very many pages share is another: over a slow line, thirty
 * small ones cost more than their bytes. What visited pages share comes in a few; of the rest, a page gets what it
 * imports and nothing else.
 */
export const fewFiles: Rolldown.CodeSplittingGroup[] = [
  // The entry itself stays apart, as the document names it.
  { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith('/entry-client.tsx') },
  // Dialogs and the administration have so many forms that all pages would share their library.
  { name: 'form', test: /@mantine[\\/]form/ },
  { name: 'shared', minShareCount: 36 },
  { name: 'icons', minShareCount: 8, test: /@tabler[\\/]icons-react/ },
  { name: often },
  { name: visitedOften, minShareCount: 2 },
];
