import { parseArgs } from 'node:util';
import { explain as explainStart } from '../../../boot/explain.ts';
import { openProgressLine } from '../../../kernel/progress-line.ts';
import { readEnv } from '../../../env.ts';
import { ImportFileError } from './formats/columns.ts';
import { openImportContext } from './import-context.ts';
import { type PricedIn, readPricedIn } from './priced-in.ts';
import type { FeedInput } from './feeds.ts';
import { describeResult } from './describe-result.ts';
import { type ChangedRow, checkInput, type RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';
import { describeProgress } from './progress.ts';
import { usualCells } from './usual-cells.ts';

interface CliArguments {
  /** The owner of rows that name none. */
  ownerEmail: string | undefined;
  feed: FeedInput | undefined;
  file: string;
  picturesFolder: string | undefined;
  withoutMissing: boolean;
  dryRun: boolean;
  pricedIn: PricedIn[];
  json: boolean;
}

const usage = `Usage: africanscity import FILE [--pictures FOLDER] [--owner EMAIL] [--without-missing] [--dry-run] [--json]
                           [--priced-in [COUNTRY=]CURRENCY@RATE]…
                           [--feed NAME [--full] [--grace DAYS] [--withdraw-many]]

Imports listings and their pictures from a CSV, XLSX, JSON or Kyero XML file. Rows with errors are named and left out; running it again
continues an import that was cut short and leaves what exists as it is.

  --pictures FOLDER  where the files named in the column "pictures" are; pictures at addresses need none
  --owner EMAIL      the owner of rows that name none, such as those of a Kyero feed; needs an account
  --without-missing  imports listings without the pictures that cannot be had, and names these once;
                     an import with them adds them later
  --dry-run          checks everything and writes nothing
  --priced-in [COUNTRY=]CURRENCY@RATE
                     prices in dollars were converted from this currency at this rate, for one country or for all others: listings
                     get the amounts again, such as NG=NGN@410; may be repeated
  --feed NAME        the name of this file, the same each time
  --full             the file has all listings of its feed: those that it lacks are withdrawn after the grace period
  --grace DAYS       the grace period, 7 days unless given
  --withdraw-many    also when more than a fifth of them are gone
  --json             prints the result as JSON on standard output
  --help             shows this`;

/** Some rows were refused, or a setting, the file or the database is at fault. */
const failed = 1;
const wrongUsage = 2;
/** As shells say it of a program that Ctrl-C ended. */
const interrupted = 130;

/** Imports as the arguments of the command line say, and returns the exit status. */
export async function importFromCommandLine(given: string[]): Promise<number> {
  try {
    const args = readArguments(given);
    if (args) return await importFile(args).catch(explain);
    console.log(usage);
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return wrongUsage;
  }
}

async function importFile(args: CliArguments): Promise<number> {
  // The settings are the server's; the import signs no tokens, so it does not ask for their secret.
  const env = readEnv({ ...process.env, JWT_SECRET: process.env.JWT_SECRET || 'not-used-by-the-import-0123456789' });
  const stop = stopOnSignals();
  const display = openProgressLine();
  // With JSON, standard output has the result alone.
  const print = args.json ? console.error : console.log;
  const errors: RowError[] = [];
  let shown = 0;
  await checkInput({ ...args, ...(args.ownerEmail && { usual: {} }) });
  const opened = await openImportContext(env, args);
  try {
    print(`${args.dryRun ? 'Checking' : 'Importing'} ${args.file} (database: ${opened.database})`);
    const usual = args.ownerEmail ? await usualCells(opened.ctx.db, { email: args.ownerEmail }) : undefined;
    const result = await importListings(opened.ctx, {
      ...args,
      usual,
      signal: stop,
      onProgress: (progress) => display.show(describeProgress(progress)),
      onChange(change) {
        if (!args.dryRun || (shown += 1) > mostShown) return;
        display.clear();
        print(describeChange(change));
      },
      onRowError(error) {
        display.clear();
        console.error(describeError(error));
        if (errors.length < mostErrors) errors.push(error);
      },
    });
    display.clear();
    const report = { dryRun: args.dryRun, ...result, errors };
    console.log(args.json ? JSON.stringify(report, null, 2) : describeResult(result, args.dryRun));
    if (result.interrupted) return interrupted;
    return result.refused ? failed : 0;
  } finally {
    display.clear();
    await opened.close();
  }
}

/** Changed listings that a dry run prints. */
const mostShown = 20;
/** Errors of rows in the JSON; standard error has all of them. */
const mostErrors = 1_000;

function describeChange({ line, reference, changes }: ChangedRow): string {
  const columns = changes.map(
    ({ column, before, after }) => `${column}: ${before || 'nothing'} -> ${after || 'nothing'}`,
  );
  return `line ${line} changes ${reference}: ${columns.join('; ')}`;
}

function describeError({ line, column, reason }: RowError): string {
  return `line ${line}${column === null ? '' : `, ${column}`}: ${reason}`;
}

/** The first Ctrl-C ends the import after the batch at hand, the second at once. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(interrupted);
      console.error('\nStopping after the rows at hand. Once more to stop now.');
      stop.abort();
    });
  }
  return stop.signal;
}

function explain(error: Error): number {
  const said = error instanceof ImportFileError ? error.message : explainStart(error);
  console.error(said);
  if (said === error) console.error('The import ended early. Run it again to continue: what was imported stays.');
  return failed;
}

/** Reads the command line; undefined asks for help. Throws an Error that says what is wrong with it. */
function readArguments(args: string[]): CliArguments | undefined {
  const { values, positionals } = parseArgs({
    // Package managers pass their own separator on.
    args: args.filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      owner: { type: 'string' },
      'without-missing': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'priced-in': { type: 'string', multiple: true },
      feed: { type: 'string' },
      full: { type: 'boolean' },
      grace: { type: 'string' },
      'withdraw-many': { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (!file || others.length) throw new Error('Name one CSV file, or one of the other formats.');
  return {
    file,
    feed: readFeed(values),
    picturesFolder: values.pictures,
    ownerEmail: values.owner?.trim() || undefined,
    withoutMissing: values['without-missing'] ?? false,
    dryRun: values['dry-run'] ?? false,
    pricedIn: readPricedIn(values['priced-in'] ?? []),
    json: values.json ?? false,
  };
}

interface FeedArguments {
  feed?: string;
  full?: boolean;
  grace?: string;
  'withdraw-many'?: boolean;
}

function readFeed({ feed, full, grace = '7', 'withdraw-many': withdrawMany }: FeedArguments): FeedInput | undefined {
  const name = feed?.trim();
  if (!name && (full || withdrawMany)) throw new Error('Name the feed with --feed.');
  if (!name) return undefined;
  if (name.length > 60) throw new Error('The name of a feed has at most 60 characters.');
  if (!/^\d{1,2}$/.test(grace) || Number(grace) > 90) throw new Error('--grace takes 0 to 90 days.');
  return { name, isFull: full ?? false, graceDays: Number(grace), withdrawMany: withdrawMany ?? false };
}
