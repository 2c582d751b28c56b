import { likePattern } from '../../like-pattern.ts';

/** Finds a text that holds these words, without regard to case and without wildcards. */
export function holds(search: string) {
  return { contains: likePattern(search), mode: 'insensitive' } as const;
}

/** Where a page of a table begins, and how long it is. */
export function skipTo({ page, size }: { page: number; size: number }): { skip: number; take: number } {
  return { skip: Math.min(page * size, 2_147_483_647), take: size };
}
