import { channel } from 'node:diagnostics_channel';

/** A finished or failed search of listings. */
export interface Search {
  /** The costliest kind of condition: words, a place on the map, other filters, or none. */
  shape: 'text' | 'area' | 'filters' | 'none';
  seconds: number;
}

/** Tells metrics about searches; costs nothing without them. */
export const searchChannel = channel('marketplace.search');

/** Runs a search and publishes its duration. */
export async function publishSearch<Result>(shape: Search['shape'], search: () => Promise<Result>): Promise<Result> {
  if (!searchChannel.hasSubscribers) return search();
  const began = performance.now();
  try {
    return await search();
  } finally {
    searchChannel.publish({ shape, seconds: (performance.now() - began) / 1_000 } satisfies Search);
  }
}
