import type { Languages } from './lexicon.ts';
import type { PlaceMention } from './mentions.ts';
import { readTable } from './vocabulary/read-table.ts';

const languageOf = new Map(readTable('country-languages').map(({ country, language }) => [country, language]));

/** Whether "T3" counts the living room, as in French. The language of the place decides, else the language of the text. */
export function isFrench(languages: Languages, country: string | undefined): boolean {
  const language = country && languageOf.get(country);
  return language ? language === 'fr' : languages.has('fr') && !languages.has('pt');
}

/**
 * Of several places with the only name in a text, those where its language is spoken: "maison à louer Gombe" is in Kinshasa. "House to
 * let Gombe" is rather in Nigeria, but says so less clearly, so that is only the first of both.
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
