#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { Command } from 'commander';
import { compileCache } from '../boot/memory-settings.ts';
import { run } from './run-command.ts';

// A command is loaded when it runs: half of that time went into compiling.
enableCompileCache(compileCache);

const program = new Command('africanscity')
  .description(
    'Operates a marketplace: its server, database, pictures and accounts. Settings come from the environment.',
  )
  .addHelpText(
    'after',
    '\nExit status: 0 success, 1 a problem was found or the work failed, 2 wrong usage. Progress goes to standard error.',
  )
  .helpCommand('help [command]', 'shows the help of a command')
  .helpOption('-h, --help', 'shows the help')
  .enablePositionalOptions()
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

const json = ['--json', 'prints the result as JSON on standard output'] as const;

program
  .command('start')
  .description('starts the server, after it migrated the database')
  .action(async () => void (await import('../main.ts')));

program
  .command('migrate')
  .description('brings the database to the schema of this version')
  .option('--plan', 'names the waiting migrations with their steps and expected durations, and changes nothing')
  .option(...json)
  .action((options) => run(async () => (await import('./migrate.ts')).migrateDatabase(options)));

program
  .command('import')
  .description('imports listings from a file; `africanscity import --help` shows its options')
  .argument('[arguments...]')
  .helpOption(false)
  .allowUnknownOption()
  .passThroughOptions()
  .action((args: string[]) =>
    run(async () => (await import('../domains/listings/import/cli.ts')).importFromCommandLine(args)),
  );

program
  .command('backup')
  .description('backs up database and pictures as they are at this moment, while the site runs')
  .argument('<file>', 'a file, or s3://KEY:SECRET@HOST/BUCKET/NAME?region=REGION')
  .option(...json)
  .action((file: string, options) => run(async () => (await import('./backup.ts')).backUp(file, options)));

program
  .command('restore')
  .description('restores a backup into an empty database, and continues after an interruption')
  .argument('<file>', 'a file, or s3://KEY:SECRET@HOST/BUCKET/NAME?region=REGION')
  .option(...json)
  .action((file: string, options) => run(async () => (await import('./restore.ts')).restore(file, options)));

program
  .command('verify')
  .description('finds rows of pictures without files, and files without rows')
  .option('--delete-orphans', 'deletes files without rows')
  .option('--min-age <minutes>', 'leaves younger files alone, which may be uploads in progress', '60')
  .option(...json)
  .action((options) => run(async () => (await import('./verify.ts')).verify(options)));

program
  .command('storage-copy')
  .description('copies all pictures into another store, and continues after an interruption; the site may run')
  .argument('<from>', 'a folder such as DATA_DIR/storage, or s3://KEY:SECRET@HOST/BUCKET?region=REGION')
  .argument('<to>', 'likewise')
  .option(...json)
  .action((from: string, to: string, options) =>
    run(async () => (await import('./storage-copy.ts')).storageCopy(from, to, options)),
  );

program
  .command('map-fetch')
  .description(
    'copies the map of streets of a country or a box from a PMTiles file, and continues after an interruption',
  )
  .argument('<area>', 'a country, such as Ghana or GH, or a box: west,south,east,north in degrees')
  .requiredOption('--from <file>', 'a PMTiles file, or its http or https address')
  .option('--to <file>', 'the file to write; MAP_FILE unless given, or else map.pmtiles in DATA_DIR')
  .option('--max-zoom <level>', 'the deepest zoom level, at most that of the source', '15')
  .option('--force', 'replaces a file')
  .option('--yes', 'downloads without a question about the size')
  .option(...json)
  // A box may begin with a minus sign.
  .allowUnknownOption()
  .action((area: string, options) => run(async () => (await import('./map-fetch.ts')).fetchMap(area, options)));

program
  .command('doctor')
  .description(
    'checks settings, database, pooler, storage, mail, clock, disk, proxy and public URL, and says what to do',
  )
  .option(...json)
  .action((options) => run(async () => (await import('./doctor.ts')).examineInstallation(options)));

program
  .command('mail-test')
  .description('sends one email through the server of the settings, and prints its answer')
  .argument('<address>')
  .option(...json)
  .action((address: string, options) =>
    run(async () => (await import('./mail-test.ts')).sendTestEmail(address, options)),
  );

program
  .command('admin-create')
  .description('creates an administrator with a password that it makes and prints once')
  .argument('<email>')
  .option('--password-stdin', 'reads the password from standard input')
  .option(...json)
  .action((email: string, options) => run(async () => (await import('./admin-create.ts')).createAdmin(email, options)));

const acts = [
  ['user-disable', 'disable', 'disables a user, and hides their listings'],
  ['user-enable', 'enable', 'enables a disabled user'],
  ['user-make-admin', 'makeAdmin', 'makes a user an administrator'],
  ['user-reset-second-factor', 'resetSecondFactor', 'removes the second step of a user who lost it'],
] as const;
for (const [name, act, description] of acts)
  program
    .command(name)
    .description(`${description}; the audit log records it`)
    .argument('<email>')
    .option(...json)
    .action((email: string, options) =>
      run(async () => (await import('./user-acts.ts')).actOnUser(act, email, options)),
    );

program
  .command('debug-bundle')
  .description('writes a ZIP file about the installation for those who help; it contains no secrets')
  .argument('<file>')
  .option(...json)
  .action((file: string, options) =>
    run(async () => (await import('./debug-bundle.ts')).writeDebugBundle(file, options)),
  );

await program.parseAsync();
