import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';

/** The rows of a CSV file, by the names of its columns. */
export function readTable(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { bom: true, columns: true });
}
