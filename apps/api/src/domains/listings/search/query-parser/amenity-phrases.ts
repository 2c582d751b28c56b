import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { wordsOfPhrase } from '../../amenities/description-words.ts';
import { amenityRows, contextRows, type PhraseLanguage, queryRows } from '../../amenities/phrase-files.ts';
import { formsOfPhrase } from '../../amenities/phrase-forms.ts';
import { normalize } from '../../core/normalize.ts';

/** The meaning of a phrase: amenities, or else words to find in descriptions. */
export interface AmenityPhrase {
  /** A phrase may name several: "light and water". */
  amenities: readonly Amenity[];
  /** Synonyms in descriptions, in any language. */
  phrases: readonly string[];
  languages: ReadonlySet<PhraseLanguage>;
}

/** Synonyms for features and kinds that listings have in their words alone, in several languages. */
const descriptionSynonyms = [
  ['beach', 'beaches', 'plage', 'praia', 'pwani', 'بحر', 'شاطي'],
  ['kitchen', 'kitchenette', 'cuisine', 'cozinha', 'jiko', 'jikoni', 'مطبخ'],
  ['duplex penthouse'],
  // Of the kind "Commercial", which is wider.
  ['petrol station', 'petrol stations', 'filling station', 'filling stations', 'fuel station', 'fuel stations'],
  ['gas station', 'gas stations', 'station service', 'posto de gasolina', 'posto de combustivel', 'kituo cha mafuta'],
  ['محطة وقود', 'محطة بنزين'],
  ['hotel', 'hotels', 'hoteli', 'فندق', 'فنادق'],
  ['guest house', 'guest houses', 'guesthouse', 'guesthouses'],
];

/** Amenities whose phrases name a kind too. Those who search for a "serviced stand" want a stand, whatever its owner said of it. */
const namedByKind: ReadonlySet<Amenity> = new Set(['serviced_stand']);

/** Amenities by normalized phrase. */
export const amenityPhrases: ReadonlyMap<string, AmenityPhrase> = readAmenityPhrases();

/** Phrases that negate the next amenity: "without", "sans", "bila". */
export const negators: ReadonlySet<string> = new Set(
  contextRows.flatMap(({ name, phrase }) => (name === 'negator' ? wordsOfPhrase(phrase).join(' ') : [])),
);

function readAmenityPhrases(): Map<string, AmenityPhrase> {
  const found = new Map<string, AmenityPhrase & { amenities: Amenity[]; languages: Set<PhraseLanguage> }>();
  const phrasesOf = new Map<Amenity, string[]>();
  for (const { name, language, phrase } of [...amenityRows, ...queryRows]) {
    if (namedByKind.has(name)) continue;
    const phrases = phrasesOf.get(name) ?? [];
    phrasesOf.set(name, phrases);
    for (const form of formsOfPhrase(phrase, language)) {
      // The tokenizer keeps a slash as a token; descriptions drop it.
      const key = form.includes(' / ') ? normalize(form) : wordsOfPhrase(form).join(' ');
      if (!key.includes('/')) phrases.push(key);
      const known = found.get(key) ?? { amenities: [], phrases, languages: new Set() };
      found.set(key, known);
      known.languages.add(language);
      if (!known.amenities.includes(name)) known.amenities.push(name);
    }
  }
  for (const phrases of descriptionSynonyms)
    for (const phrase of phrases)
      found.set(normalize(phrase), { amenities: [], phrases: phrases.map(normalize), languages: new Set() });
  return found;
}

/** Targets of spell correction: words of short phrases. Words of long phrases are too common. */
export const correctableAmenityWords: readonly string[] = [...amenityPhrases].flatMap(([phrase, { languages }]) => {
  const words = phrase.split(' ');
  return (words.length === 1 && (phrase.length > 4 || languages.has('en'))) ||
    (words.length === 2 && languages.has('en'))
    ? words
    : [];
});
