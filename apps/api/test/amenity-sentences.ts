import { readFileSync } from 'node:fs';
import type { PhraseLanguage } from '../src/domains/listings/amenities/phrase-files.ts';

/** Sentences of owners, each with the amenities that a reader finds in it. */
export function readSentences(language: PhraseLanguage): { sentence: string; expected: string[] }[] {
  const [, ...lines] = readFileSync(new URL(`./amenity-sentences/${language}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const comma = line.indexOf(',');
    const expected = line.slice(0, comma).split(' ').filter(Boolean);
    return { expected, sentence: line.slice(comma + 1).replace(/^"|"$/g, '') };
  });
}
