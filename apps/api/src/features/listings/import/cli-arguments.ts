import { parseArgs } from 'node:util';

export interface CliArguments {
  file: string;
  picturesFolder: string | undefined;
  dryRun: boolean;
}

export const usage = `Usage: pnpm listings:import FILE.csv --pictures FOLDER [--dry-run]

Imports listings and their pictures. Rows with errors are named and left out; running it again
continues an import that was cut short and leaves what exists as it is.

  --pictures FOLDER  where the files named in the column "pictures" are
  --dry-run          checks everything and writes nothing
  --help             shows this`;

/** Reads the command line; undefined asks for help. Throws an Error that says what is wrong with it. */
export function readArguments(args: string[]): CliArguments | undefined {
  const { values, positionals } = parseArgs({
    // Package managers pass their own separator on.
    args: args.filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: { pictures: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file || others.length) throw new Error('Name one CSV file.');
  return { file, picturesFolder: values.pictures, dryRun: values['dry-run'] ?? false };
}
