import { asciiEmail } from '@africanscity/contracts/typed-email';
import { likePattern } from './like-pattern.ts';

/** The rows of a table's page, as Prisma is asked for them: equals stand by number, so that none is shown twice. */
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
 * The id that somebody means who searches a table for a number alone, such as `42` or `#42`: the row of that
 * id and no other, whatever digits stand in texts. Undefined for words, and for numbers that are no id.
 */
export function searchedId(search: string): number | undefined {
  const digits = /^\s*#?([1-9]\d{0,9})\s*$/.exec(search)?.[1];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : undefined;
}

/** A page in the shape that clients read. `total` counts all rows that match, on every page. */
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

/** Finds a text that holds these words, without regard to case and without wildcards. Email addresses are stored in ASCII. */
export function holds(search: string) {
  return { contains: likePattern(asciiSearch(search)), mode: 'insensitive' } as const;
}

/** Searched words, where those with an @ are an email address as it is stored. */
export function asciiSearch(search: string): string {
  return search.includes('@') ? asciiEmail(search) : search;
}

/** The row of a number that was typed alone; any of these conditions for other words. */
export function whereSearch<Where>(search: string, conditions: Where[]): { id?: number; OR?: Where[] } {
  const id = searchedId(search);
  if (id !== undefined) return { id };
  return search ? { OR: conditions } : {};
}

/** Where a page begins, and how long it is. */
export function skipTo({ page, size }: { page: number; size: number }): { skip: number; take: number } {
  // Beyond what Postgres counts to, a page is as empty as the last.
  return { skip: Math.min(page * size, 2_147_483_647), take: size };
}
