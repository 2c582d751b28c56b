import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { fixedLocalesIn } from './fixed-locales.ts';
import { faultsIn, type TextFault } from './literal-texts.ts';
import { projectFiles, root } from './project-files.ts';

/** Files that write in English whatever the language of the page: a payment provider's format, and a benchmark. */
const englishFiles = ['apps/api/src/gateways/payments/simulator/messages.ts', 'apps/api/golden/ask-server.ts'];

/** Words that parsers read, in all languages, and names of types in English addresses: data, which no screen shows. */
const vocabularies = [
  'packages/contracts/src/listings/plural.ts',
  'packages/contracts/src/listings/sizes/size-text.ts',
  'packages/contracts/src/listings/sizes/size-units.ts',
  'apps/api/src/kernel/countries.ts',
  'apps/api/src/kernel/country-names.ts',
];

/**
 * Texts for developers and for people who run a server, in English as all programs of the command line: the documentation of
 * the API, checks of files when the server starts, and the commands of imports and of map files.
 */
const operatorFiles = [
  'apps/api/src/domains/listings/import/cli.ts',
  'apps/api/src/domains/listings/import/describe-result.ts',
  'apps/api/src/domains/listings/import/import-context.ts',
  'apps/api/src/domains/listings/import/picture-intake.ts',
  'apps/api/src/domains/listings/import/progress.ts',
  'apps/api/src/domains/listings/map/fetch/address-source.ts',
  'apps/api/src/domains/listings/map/fetch/download-map.ts',
  'apps/api/src/domains/listings/map/fetch/find-tiles.ts',
  'apps/api/src/domains/listings/map/fetch/map-source.ts',
  'apps/api/src/domains/listings/map/fetch/open-map-source.ts',
  'apps/api/src/domains/listings/map/fetch/plan-map.ts',
  'apps/api/src/domains/listings/map/fetch/read-area.ts',
  'apps/api/src/domains/listings/map/fetch/read-header.ts',
  'apps/api/src/domains/listings/map/fetch/request-range.ts',
  'apps/api/src/domains/listings/map/fetch/verify-map.ts',
  'apps/api/src/domains/listings/map/map-file.ts',
  'apps/api/src/domains/listings/search/query-parser/vocabulary/table-faults.ts',
  'apps/api/src/http/openapi.ts',
  'apps/api/src/kernel/jobs/jobs.ts',
  'apps/api/src/kernel/jobs/queue-construction.ts',
  'apps/api/src/kernel/jobs/work-on-each.ts',
];

main();

/**
 * Rejects texts that people read in source files: they belong into the message files. Also rejects messages and
 * formats that are evaluated when a module is loaded, because the language of the request is not known then, and fixed
 * languages of numbers and dates.
 */
function main(): void {
  const files = projectFiles().filter(
    (file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|test|e2e)\//.test(file),
  );
  const hasTexts = (file: string) =>
    !vocabularies.includes(file) &&
    !operatorFiles.includes(file) &&
    /^(apps\/web\/src|packages\/contracts\/src|apps\/api\/src\/(domains|http|kernel|gateways\/remote-files))\//.test(
      file,
    );
  const faults: string[] = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, source);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    for (const fault of hasTexts(file) ? faultsIn(program, file) : [])
      faults.push(`${file}:${lineOf(source, fault)}: ${fault.message}`);
    for (const start of englishFiles.includes(file) ? [] : fixedLocalesIn(program))
      faults.push(
        `${file}:${lineOf(source, { start })}: use @africanscity/messages/formats, in the language of the page`,
      );
  }
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} texts to replace`);
  process.exitCode = faults.length ? 1 : 0;
}

function lineOf(source: string, { start }: Pick<TextFault, 'start'>): number {
  return source.slice(0, start).split('\n').length;
}
