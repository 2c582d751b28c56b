import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Facts, readFacts } from './facts.ts';
import type { Rates } from './rates.ts';
import { readTable } from './read-table.ts';

export interface GoldenQuery {
  text: string;
  /** The file's name: a code of ISO 639, or `hostile`. */
  language: string;
  category: string;
  facts: Facts;
}

/** All queries of a folder beside this file. Throws on a fact that makes no sense, and names its query. */
export function readQueries(folder: 'queries' | 'queries-written', rates: Rates): GoldenQuery[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).flatMap((file) =>
    readTable(join(path, file)).map(({ query = '', category = '', facts = '' }) => {
      try {
        return { text: query, language: basename(file, '.csv'), category, facts: readFacts(facts, rates) };
      } catch (error) {
        throw new Error(`${file}, "${query}": ${(error as Error).message}`);
      }
    }),
  );
}
