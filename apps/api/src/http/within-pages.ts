import type { Endpoint } from '@africanscity/contracts/call';
import type { Verb } from '../verb.ts';

interface Asked {
  page: number;
  cursor?: string;
}

interface Page {
  content: unknown[];
  totalPages: number;
}

/**
 * Wraps the use case of a list. For a page past its end, a list returns its last page under that page's own number: lists
 * grow shorter under links, and clients keep the number when the user chooses a larger size.
 */
export function withinPages(endpoint: Endpoint, verb: Verb<never>): Verb<never> {
  if (!endpoint.query || !('page' in endpoint.query.shape)) return verb;
  const list = verb as unknown as (ctx: Parameters<Verb<never>>[0], asked: Asked) => Promise<Page>;
  const lastInstead: typeof list = async (ctx, given) => {
    for (let asked = given; ; ) {
      const page = await list(ctx, asked);
      if (page.content.length > 0 || (asked.page === 0 && asked.cursor === undefined)) return page;
      // Always a smaller number: a shrinking list cannot be chased for ever.
      asked = { ...asked, page: Math.max(0, Math.min(asked.page, page.totalPages) - 1), cursor: undefined };
    }
  };
  return lastInstead as unknown as Verb<never>;
}
