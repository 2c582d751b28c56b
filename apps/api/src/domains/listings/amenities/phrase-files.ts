import { readFileSync } from 'node:fs';
import { isAmenity, type Amenity } from '@africanscity/contracts/listings/amenities';

/** `en` includes Nigerian Pidgin and Afrikaans. */
export const phraseLanguages = ['en', 'fr', 'pt', 'sw', 'ar'] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** Meaning of a phrase of `contexts.csv` for the amenities around it. The README of this folder explains each. */
export const contextKinds = [
  'negator',
  'idle_negation',
  'turn',
  'joiner',
  'conjunction',
  'alternative',
  'denied_after',
  'denied_directly',
  'prospect',
  'plan',
  'goods',
  'prospect_after',
  'doubt',
  'doubt_end',
  'idle_doubt',
  'contrast',
  'other_noun',
  'follower',
  'near',
  'near_after',
  'near_heading',
  'link',
  'lookalike',
  'street',
  'street_before',
  'place_name',
  'company',
] as const;
export type ContextKind = (typeof contextKinds)[number];

interface Row<Name> {
  name: Name;
  language: PhraseLanguage;
  phrase: string;
}

/** Amenities as descriptions and searches name them. */
export const amenityRows = readRows('phrases.csv', isAmenity) as Row<Amenity>[];

/** Amenities as searches alone name them: in a description "water" is too vague. */
export const queryRows = readRows('query-phrases.csv', isAmenity) as Row<Amenity>[];

export const contextRows = readRows('contexts.csv', (name) =>
  (contextKinds as readonly string[]).includes(name),
) as Row<ContextKind>[];

/** Reads a file of three columns without quotation marks. Throws an error that names the faulty line. */
function readRows(file: string, isName: (name: string) => boolean): Row<string>[] {
  const [, ...lines] = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, at) => {
    const [name = '', language = '', phrase = '', ...others] = line.split(',');
    const isKnown = (phraseLanguages as readonly string[]).includes(language);
    if (!isName(name) || !isKnown || !phrase.trim() || others.length)
      throw new Error(`${file}, line ${at + 2}: "${line}" is not a known name, a language and a phrase.`);
    return { name, language: language as PhraseLanguage, phrase };
  });
}
