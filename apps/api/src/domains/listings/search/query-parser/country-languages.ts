import type { Languages } from './lexicon.ts';
import type { PlaceMention } from './mentions.ts';
import { readTable } from './vocabulary/read-table.ts';

const languageOf = new Map(readTable('country-languages').map(({ country, language }) => [country, language]));

/** Countries (ISO 3166-1 alpha-2) where French or Portuguese is spoken. */
export const romanceCountries: ReadonlySet<string> = new Set(languageOf.keys());

/** Whether "T3" counts the living room, as in French. The language of the place decides, else the language of the text. */
export function isFrench(languages: Languages, country: string | undefined): boolean {
  const language = country && languageOf.get(country);
  return language ? language === 'fr' : languages.has('fr') && !languages.has('pt');
}

/**
 * Narrows the only place name of a text to the countries where its language is spoken: "maison à louer Gombe" is in Kinshasa. In an
 * English text these countries come first, and the others remain: "house to let Gombe" is rather in Nigeria.
 */
export function inCountriesOfLanguage(named: PlaceMention[], languages: Languages): PlaceMention[] {
  const spoken = (['fr', 'pt'] as const).filter((language) => languages.has(language));
  if (named.length !== 1 || spoken.length > 1) return named;
  return named.map((one) => {
    const places = one.places.filter(({ country }) => languageOf.get(country) === spoken[0]);
    if (!places.length) return one;
    return { ...one, places: spoken.length ? places : [...new Set([...places, ...one.places])] };
  });
}
