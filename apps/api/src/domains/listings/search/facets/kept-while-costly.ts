import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { AppContext } from '../../../../context.ts';

interface Kept {
  answer: Promise<ListingFacets>;
  /** On the clock of `performance.now`; infinite while it is being counted. */
  until: number;
}

/** What is counted quicker is counted each time. */
const quickMs = 100;
/** An answer is kept for so many times what it cost, so that one filter takes at most a fiftieth of the database's time. */
const keptFor = 50;
const longestMs = 60_000;
const mostAnswers = 500;

const keptOf = new WeakMap<object, Map<string, Kept>>();

/** Counts once for all who ask for the same at the same time; keeps the answer only where counting is slow. */
export async function keptWhileCostly(
  ctx: Pick<AppContext, 'pool'>,
  key: string,
  count: () => Promise<ListingFacets>,
): Promise<ListingFacets> {
  const kept = keptOf.get(ctx.pool) ?? new Map<string, Kept>();
  keptOf.set(ctx.pool, kept);
  const known = kept.get(key);
  if (known && known.until > performance.now()) return known.answer;
  const start = performance.now();
  const entry: Kept = { answer: count(), until: Number.POSITIVE_INFINITY };
  forgetTheOldest(kept);
  kept.set(key, entry);
  try {
    const answer = await entry.answer;
    const cost = performance.now() - start;
    if (cost < quickMs) kept.delete(key);
    else entry.until = performance.now() + Math.min(longestMs, cost * keptFor);
    return answer;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

function forgetTheOldest(kept: Map<string, Kept>): void {
  for (const key of kept.keys()) {
    if (kept.size < mostAnswers) return;
    kept.delete(key);
  }
}
