import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domains, readAllMessages, readMessages } from './catalog.ts';
import { compileMessages } from './compile.ts';
import { faultsOf } from './faults.ts';
import { type Language, languages, mainLanguage } from './languages.ts';
import { parametersType } from './parameters.ts';

const generated = join(import.meta.dirname, '../generated');

const faults = languages.flatMap((language) => faultsOf(language));
if (faults.length > 0) throw new Error(faults.join('\n'));

// A module of typed functions for each domain, and those of each language that they choose from.
rmSync(generated, { recursive: true, force: true });
for (const language of languages) {
  mkdirSync(join(generated, language), { recursive: true });
  for (const domain of domains())
    writeFileSync(join(generated, language, `${domain}.ts`), writeLanguageModule(language, domain));
}
for (const domain of domains()) writeFileSync(join(generated, `${domain}.ts`), writeDomainModule(domain));

function writeLanguageModule(language: Language, domain: string): string {
  const { imports, functions } = compileMessages(language, readAllMessages(language, domain));
  return [
    '// @ts-nocheck',
    ...imports,
    // With a `$`, no key is also the name of an import.
    ...[...functions].map(([key, code]) => `const $${key}: (d?: any) => string = ${code};`),
    `export { ${[...functions.keys()].map((key) => `$${key} as ${key}`).join(', ')} };`,
    '',
  ].join('\n');
}

function writeDomainModule(domain: string): string {
  return [
    // With a `$`, no name is also the key of a message.
    "import { language as $language, loadedOnUse as $loadedOnUse } from '../src/language.ts';",
    `import * as $main from './${mainLanguage}/${domain}.ts';`,
    `const $all = $loadedOnUse('${domain}', $main);`,
    ...Object.entries(readMessages(mainLanguage, domain)).flatMap(([key, message]) => {
      const type = parametersType(message);
      const text = `/** ${message.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */`;
      return type
        ? [text, `export const ${key} = (values: ${type}): string => $all[$language()].${key}(values);`]
        : [text, `export const ${key} = (): string => $all[$language()].${key}();`];
    }),
    '',
  ].join('\n');
}
