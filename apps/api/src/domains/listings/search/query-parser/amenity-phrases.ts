import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { wordsOfPhrase } from '../../amenities/description-words.ts';
import { amenityRows, contextRows, type PhraseLanguage, queryRows } from '../../amenities/phrase-files.ts';
import { formsOfPhrase } from '../../amenities/phrase-forms.ts';
import { normalize } from './normalize.ts';

/** What a phrase of a search asks for: amenities, or else words of descriptions. */
export interface AmenityPhrase {
  /** All of them: "light and water" asks for two. */
  amenities: readonly Amenity[];
  /** What descriptions call it, in any language. */
  phrases: readonly string[];
  languages: ReadonlySet<PhraseLanguage>;
}

/** What descriptions say that is no amenity of the listing, in several languages. */
const descriptionSynonyms = [
  ['beach', 'beaches', 'plage', 'praia', 'pwani', 'بحر', 'شاطي'],
  ['kitchen', 'kitchenette', 'cuisine', 'cozinha', 'jiko', 'jikoni', 'مطبخ'],
  ['duplex penthouse'],
];

/** By the phrase, normalized. */
export const amenityPhrases: ReadonlyMap<string, AmenityPhrase> = readAmenityPhrases();

/** Words before an amenity that is not wanted: "without", "sans", "bila". */
export const negators: ReadonlySet<string> = new Set(
  contextRows.flatMap(({ name, phrase }) => (name === 'negator' ? wordsOfPhrase(phrase).join(' ') : [])),
);

function readAmenityPhrases(): Map<string, AmenityPhrase> {
  const found = new Map<string, AmenityPhrase & { amenities: Amenity[]; languages: Set<PhraseLanguage> }>();
  const phrasesOf = new Map<Amenity, string[]>();
  for (const { name, language, phrase } of [...amenityRows, ...queryRows]) {
    const phrases = phrasesOf.get(name) ?? [];
    phrasesOf.set(name, phrases);
    for (const form of formsOfPhrase(phrase, language)) {
      // A slash is a word of a search, and none of a description.
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

/** Words that people may have misspelt: those of short names. Words of long phrases are everyday words too. */
export const correctableAmenityWords: readonly string[] = [...amenityPhrases].flatMap(([phrase, { languages }]) => {
  const words = phrase.split(' ');
  return (words.length === 1 && (phrase.length > 4 || languages.has('en'))) ||
    (words.length === 2 && languages.has('en'))
    ? words
    : [];
});
