import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Facts, type Listing, readFacts } from './facts.ts';

export interface GoldenQuery {
  text: string;
  /** The file's name: a code of ISO 639, or `hostile`. */
  language: string;
  category: string;
  facts: Facts;
}

const folder = join(import.meta.dirname, 'queries');

/** All queries of the set. Throws on a fact that makes no sense, and names its query. */
export function readQueries(): GoldenQuery[] {
  return readdirSync(folder).flatMap((file) =>
    readTable(join(folder, file)).map(({ query = '', category = '', facts = '' }) => {
      try {
        return { text: query, language: basename(file, '.csv'), category, facts: readFacts(facts) };
      } catch (error) {
        throw new Error(`${file}, "${query}": ${(error as Error).message}`);
      }
    }),
  );
}

/** The listings of a file for `listings:import`. */
export function readListings(file: string): Listing[] {
  return readTable(file).map((row) => {
    const { status = '', type = '', address = '', area = '', city = '', country = '', description = '' } = row;
    const [price, numRoom, numBathroom, numGarage] = ['price', 'numRoom', 'numBathroom', 'numGarage'].map((name) =>
      Number(row[name]),
    ) as [number, number, number, number];
    return {
      status,
      type,
      address,
      area,
      city,
      country,
      price,
      numRoom,
      numBathroom,
      numGarage,
      description,
    };
  });
}

function readTable(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { bom: true, columns: true });
}
