import { countries } from '../../../../kernel/countries.ts';
import { countryNames, plainCountry } from '../../../../kernel/country-names.ts';
import { normalize } from '../../core/normalize.ts';

/** Names in the languages of searches that the dictionary of countries lacks (CLDR's, from the runtime). */
const furtherNames: ReadonlySet<string> = new Set(
  ['sw', 'ar'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries.map(({ code }) => normalize(names.of(code)!));
  }),
);

/** Whether a word is the name of a country, anywhere in the world. */
export function isCountryName(word: string): boolean {
  return countryNames.has(plainCountry(word)) || furtherNames.has(word);
}
