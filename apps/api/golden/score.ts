import { parseArgs } from 'node:util';
import { readListings, readQueries, type GoldenQuery } from './read-queries.ts';
import type { Listing } from './facts.ts';
import { type Expectation, expectationOf, mean, pageSize, scorePage } from './judgement.ts';
import { askServer } from './ask-server.ts';

/**
 * Scores the search of a running server that has imported the listings of a file, and writes nothing:
 * `npx pnpm exec node apps/api/golden/score.ts http://127.0.0.1:3000/api listings.csv`. `--matches` asks no server and
 * says how many listings each query is about.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'boolean', default: false }, worst: { type: 'string', default: '20' } },
});
const file = positionals.find((argument) => argument.endsWith('.csv')) ?? process.env.GOLDEN_LISTINGS;
const server = positionals.find((argument) => /^https?:/.test(argument));
if (!file || (!server && !options.matches)) throw new Error('Name a server and the CSV file of its listings.');

const inFlight = 2;
const listings = readListings(file);
const asked = readQueries().map((query) => ({ query, expectation: expectationOf(listings, query.facts) }));

interface Judged {
  query: GoldenQuery;
  expectation: Expectation;
  score: number;
  cards: Listing[];
  error?: string;
}

if (options.matches) for (const { query, expectation } of asked) console.log(`${expectation.met}\t${query.text}`);
else if (server) report(await judgeAll(server));

async function judgeAll(address: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = asked.values();
  const work = async () => {
    for (const { query, expectation } of waiting) judged.push(await judge(address, query, expectation));
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return judged;
}

async function judge(address: string, query: GoldenQuery, expectation: Expectation): Promise<Judged> {
  try {
    const cards = await askServer(address, query.text, pageSize, expectation.isGood);
    // Of what means nothing, no error is all that can be asked.
    const score = query.language === 'hostile' ? 1 : scorePage(expectation, cards);
    return { query, expectation, cards, score };
  } catch (error) {
    return { query, expectation, cards: [], score: 0, error: (error as Error).message };
  }
}

function report(judged: Judged[]): void {
  console.table(meansBy(judged, ({ query }) => query.language));
  console.table(meansBy(judged, ({ query }) => query.category));
  const meant = judged.filter(({ query }) => query.language !== 'hostile');
  console.table(meansBy(meant, ({ expectation }) => (expectation.met ? 'some listing has all' : 'none has all')));
  for (const { query, error } of judged) if (error) console.log(`ERROR ${JSON.stringify(query.text)}: ${error}`);
  const empty = meant.filter(({ cards, error }) => !error && !cards.length);
  console.log(
    `${empty.length} empty pages, ${empty.filter(({ expectation }) => expectation.met).length} though some listing has all`,
  );
  const worst = meant.toSorted((one, other) => one.score - other.score).slice(0, Number(options.worst));
  for (const { query, expectation, cards, score } of worst) {
    console.log(`\n${score.toFixed(2)} ${query.language} ${JSON.stringify(query.text)} (${expectation.met} have all)`);
    for (const card of cards.slice(0, 3)) console.log(`     ${describe(card)}`);
  }
  console.log(`\nMean of ${meant.length} queries: ${mean(meant.map(({ score }) => score)).toFixed(3)}`);
}

function meansBy(judged: Judged[], groupOf: (one: Judged) => string) {
  return Object.fromEntries(
    [...Map.groupBy(judged, groupOf)].map(([group, members]) => [
      group,
      { queries: members.length, mean: Number(mean(members.map(({ score }) => score)).toFixed(3)) },
    ]),
  );
}

function describe({ status, type, area, city, price, numRoom, numBathroom }: Listing): string {
  return `${status} ${type}, ${area}, ${city}: $${price}, ${numRoom} rooms, ${numBathroom} baths`;
}
