import { joinChoices, regionName } from '@africanscity/messages/formats';
import { language } from '@africanscity/messages/language';
import { mainLanguage } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import isoCountries from 'i18n-iso-countries';
import { countryNames, namedCountries, plainCountry } from './country-names.ts';
import { slipsBetween } from './edit-distance.ts';

/** The 54 member states of the African Union that the United Nations recognise, by ISO 3166-1 alpha-2. */
const africanStates = new Set(
  (
    'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE ' +
    'NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
  ).split(' '),
);

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** Both are called "Congo" for short; these names are those of Unicode's CLDR. */
const congos = { CG: 'Congo - Brazzaville', CD: 'Congo - Kinshasa' };

const all: Country[] = Object.entries({ ...isoCountries.getNames('en', { select: 'alias' }), ...congos }).map(
  ([code, name]) => ({ code, name }),
);

export const countries: readonly Country[] = inOrder(all, mainLanguage);

/** Sorts by name. African states are first, because most listings are there. */
function inOrder(named: Country[], locale: string): Country[] {
  const byName = new Intl.Collator(locale).compare;
  const inAfrica = ({ code }: Country) => Number(africanStates.has(code));
  return named.toSorted((a, b) => inAfrica(b) - inAfrica(a) || byName(a.name, b.name));
}

const names = new Map(countries.map(({ code, name }) => [code, name]));

/** Returns a country's English name; null for an unknown code. */
export const englishName = (code: string | null): string | null => (code && names.get(code)) ?? null;

/** Returns a country's name in the language of the page; null for no country or an unknown code. */
export function countryName(code: string | null): string | null {
  const name = englishName(code);
  return code === null || name === null || language() === mainLanguage ? name : regionName(code);
}

/** Returns all countries with their names in the language of the page, African states first, by name. */
export function localCountries(): readonly Country[] {
  if (language() === mainLanguage) return countries;
  return inOrder(
    countries.map(({ code }) => ({ code, name: regionName(code) })),
    language(),
  );
}

const codesByName = new Map(countries.map(({ code, name }) => [name, code]));

/** Returns the names of a place and those above it, the widest first, with the country in the language of the page. */
export function localNames(names: string[]): string[] {
  const [first, ...rest] = names;
  return first === undefined ? names : [countryName(codesByName.get(first) ?? null) ?? first, ...rest];
}

/**
 * Returns the code of a country by its name in English, French or Portuguese, or by its ISO 3166-1 code of two or three
 * letters; undefined for an unknown or ambiguous name.
 */
export function countryCode(text: string): string | undefined {
  const codes = namedCountries(text);
  return codes.length === 1 ? codes[0] : undefined;
}

/** Returns the error for a text that names no country, with suggestions. */
export function countryFault(text: string): string {
  const codes = namedCountries(text);
  if (codes.length > 1)
    return codes.length === 2
      ? texts.twoCountriesCalledSo({ countries: orList(codes) })
      : texts.severalCountriesCalledSo({ countries: orList(codes) });
  const near = nearCountries(text);
  return near.length ? texts.countryNeededNear({ countries: orList(near) }) : texts.countryNeeded();
}

/** Suggested names for a misspelt one. */
const mostSuggestions = 3;

/** Returns codes of the countries whose names are nearest to a text, the nearest first. */
function nearCountries(text: string): string[] {
  const plain = plainCountry(text);
  if (plain.length < 3) return [];
  const allowed = plain.length < 6 ? 1 : plain.length < 8 ? 2 : 3;
  const found = [...countryNames]
    // Short names are abbreviations such as UAE, which are near to every short text.
    .filter((name) => name.length > 3)
    .map((name) => ({ name, slips: slipsTo(plain, name, allowed) }))
    .filter(({ name, slips }) => slips <= allowed && slips < name.length / 2)
    .sort((a, b) => a.slips - b.slips)
    .flatMap(({ name }) => namedCountries(name));
  return [...new Set(found)].slice(0, mostSuggestions);
}

/** A name that begins with the text counts as one edit. */
function slipsTo(plain: string, name: string, allowed: number): number {
  if (plain.length >= 4 && (name.startsWith(plain) || plain.startsWith(name))) return 1;
  return slipsBetween(plain, name, allowed);
}

function orList(codes: readonly string[]): string {
  return joinChoices(codes.map((code) => countryName(code) ?? code));
}
