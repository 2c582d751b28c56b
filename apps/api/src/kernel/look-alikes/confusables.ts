import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Unicode's table of UTS #39: each character and the prototype that it looks like. Small capitals and Greek or Cyrillic
 * prototypes are missing there; `letters.ts` finds them through their capitals. A newer confusables.txt from
 * https://www.unicode.org/Public/security/ replaces the one beside this file as it is.
 */
export const confusables: ReadonlyMap<string, string> = readConfusables(
  readFileSync(join(import.meta.dirname, 'confusables.txt'), 'utf8'),
);

/** Reads lines such as "0430 ; 0061 ; MA # comment". */
function readConfusables(table: string): Map<string, string> {
  const pairs = table.matchAll(/^([\dA-F]+) ;\t([\dA-F ]+?) ;\tMA/gm);
  return new Map(Array.from(pairs, ([, character, prototype]) => [textOf(character!), textOf(prototype!)]));
}

function textOf(codes: string): string {
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
}
