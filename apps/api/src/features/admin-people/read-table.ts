import { likePattern } from '../../like-pattern.ts';
import { searchedId } from '../../table-page.ts';

/** Finds a text that holds these words, without regard to case and without wildcards. */
export function holds(search: string) {
  return { contains: likePattern(search), mode: 'insensitive' } as const;
}

/** The row of a number that was typed alone; any of these conditions for other words. */
export function whereSearch<Where>(search: string, conditions: Where[]): { id?: number; OR?: Where[] } {
  const id = searchedId(search);
  if (id !== undefined) return { id };
  return search ? { OR: conditions } : {};
}

/** Where a page of a table begins, and how long it is. */
export function skipTo({ page, size }: { page: number; size: number }): { skip: number; take: number } {
  return { skip: Math.min(page * size, 2_147_483_647), take: size };
}
