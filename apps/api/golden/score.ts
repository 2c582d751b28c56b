import { parseArgs } from 'node:util';
import type { Listing } from './facts.ts';
import { importedSet, writtenSet } from './golden-set.ts';
import { type JudgedQuery, judgeQueries } from './judge-queries.ts';
import { expectationOf, mean } from './judgement.ts';

/**
 * Scores the search of a running server that has imported the listings of a set, and writes nothing. `--matches` asks no server
 * and prints how many listings each query is about.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    written: { type: 'boolean', default: false },
    matches: { type: 'boolean', default: false },
    worst: { type: 'string', default: '20' },
  },
});
const file = positionals.find((argument) => argument.endsWith('.csv')) ?? process.env.GOLDEN_LISTINGS;
const server = positionals.find((argument) => /^https?:/.test(argument));
if (!server && !options.matches) throw new Error('Name a server, or --matches.');
const set = options.written ? writtenSet() : importedSet(requiredFile());

if (options.matches) printMatches();
else if (server) report(await judgeQueries(server, set));

function requiredFile(): string {
  if (!file) throw new Error('Name the CSV file of the listings, or --written.');
  return file;
}

function printMatches(): void {
  for (const { text, facts } of set.queries) console.log(`${expectationOf(set.listings, facts).met}\t${text}`);
}

function report(judged: JudgedQuery[]): void {
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

function meansBy(judged: JudgedQuery[], groupOf: (one: JudgedQuery) => string) {
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
