import { asciiEmail } from '@africanscity/contracts/typed-email';
import { likePattern } from './like-pattern.ts';

/** Arguments of Prisma for a table's page. Equal rows are sorted by id, so that none is shown twice. */
export function tablePage<Column extends string>(asked: {
  page: number;
  size: number;
  sort: { column: Column; direction: 'asc' | 'desc' };
}) {
  const { column, direction } = asked.sort;
  return {
    ...skipTo(asked),
    orderBy: [{ [column]: direction }, { id: direction }] as (Partial<Record<Column, 'asc' | 'desc'>> & {
      id?: 'asc' | 'desc';
    })[],
  };
}

/**
 * Returns the id in a search for a number alone, such as `42` or `#42`, which finds only that row. Undefined for words, and
 * for numbers that are no id.
 */
export function searchedId(search: string): number | undefined {
  const digits = /^\s*#?([1-9]\d{0,9})\s*$/.exec(search)?.[1];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : undefined;
}

/** Returns a page in the shape that clients read. `total` counts all matching rows, on every page. */
export function presentPage<Row>(content: Row[], asked: { page: number; size: number }, total: number) {
  const totalPages = Math.ceil(total / asked.size);
  return {
    content,
    pageable: { pageNumber: asked.page, pageSize: asked.size, offset: asked.page * asked.size },
    totalElements: total,
    totalPages,
    numberOfElements: content.length,
    first: asked.page === 0,
    last: asked.page >= totalPages - 1,
  };
}

/**
 * Returns a condition for texts that contain these words, ignoring case and without wildcards. Email addresses are stored in
 * ASCII.
 */
export function holds(search: string) {
  return { contains: likePattern(asciiSearch(search)), mode: 'insensitive' } as const;
}

/** Returns the searched words. A word with an @ is converted to an email address as stored. */
export function asciiSearch(search: string): string {
  return search.includes('@') ? asciiEmail(search) : search;
}

/** Returns the condition for the id that was typed alone, or any of these conditions for other words. */
export function whereSearch<Where>(search: string, conditions: Where[]): { id?: number; OR?: Where[] } {
  const id = searchedId(search);
  if (id !== undefined) return { id };
  return search ? { OR: conditions } : {};
}

/** Offset and length of a page. */
export function skipTo({ page, size }: { page: number; size: number }): { skip: number; take: number } {
  // Beyond Postgres's limit, a page is as empty as the last.
  return { skip: Math.min(page * size, 2_147_483_647), take: size };
}
