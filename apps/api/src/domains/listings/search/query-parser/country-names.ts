import { normalize } from '../../core/normalize.ts';

const languages = ['en', 'fr', 'pt', 'sw', 'ar'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = letters.flatMap((first) => letters.map((second) => first + second));

/** Names of all countries that are one word, in the languages of searches (CLDR's, from the runtime). */
export const countryNames: ReadonlySet<string> = new Set(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return regions.map((region) => normalize(names.of(region) ?? '')).filter((name) => /^\p{L}+$/u.test(name));
  }),
);
