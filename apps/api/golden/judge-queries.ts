import { askServer } from './ask-server.ts';
import type { Listing } from './facts.ts';
import type { GoldenSet } from './golden-set.ts';
import { type Expectation, expectationOf, pageSize, scorePage } from './judgement.ts';
import type { GoldenQuery } from './read-queries.ts';

const inFlight = 2;

export interface JudgedQuery {
  query: GoldenQuery;
  expectation: Expectation;
  score: number;
  cards: Listing[];
  error?: string;
}

/** Asks a server all queries of a set, two at a time, and scores its first pages. */
export async function judgeQueries(server: string, { queries, listings }: GoldenSet): Promise<JudgedQuery[]> {
  const written = new Map(listings.filter(({ amenities }) => amenities).map((listing) => [listing.address, listing]));
  const judged: JudgedQuery[] = [];
  const waiting = queries.values();
  const work = async () => {
    for (const query of waiting) {
      judged.push(await judge(server, query, expectationOf(listings, query.facts), written));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return judged;
}

async function judge(
  server: string,
  query: GoldenQuery,
  expectation: Expectation,
  written: ReadonlyMap<string, Listing>,
): Promise<JudgedQuery> {
  try {
    const cards = await askServer(server, query.text, pageSize, expectation.isGood, written);
    // A text that means nothing has no good cards: the server only has to answer it.
    const score = query.language === 'hostile' ? 1 : scorePage(expectation, cards);
    return { query, expectation, cards, score };
  } catch (error) {
    return { query, expectation, cards: [], score: 0, error: (error as Error).message };
  }
}
