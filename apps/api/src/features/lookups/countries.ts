import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

isoCountries.registerLocale(english);

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

const byName = (a: Country, b: Country) => a.name.localeCompare(b.name, 'en');

const all: Country[] = Object.entries(isoCountries.getNames('en', { select: 'alias' })).map(([code, name]) => ({
  code,
  name,
}));

/** African states first, as most listings are there. */
export const countries: readonly Country[] = [
  ...all.filter(({ code }) => africanStates.has(code)).sort(byName),
  ...all.filter(({ code }) => !africanStates.has(code)).sort(byName),
];

const names = new Map(countries.map(({ code, name }) => [code, name]));

/** A country's English name; null for no country or an unknown code. */
export function countryName(code: string | null): string | null {
  return (code && names.get(code)) ?? null;
}

/** The code of a country named in English or by its code; undefined when there is no such country. */
export function countryCode(nameOrCode: string): string | undefined {
  const text = nameOrCode.trim();
  if (names.has(text.toUpperCase())) return text.toUpperCase();
  return isoCountries.getAlpha2Code(text, 'en') ?? undefined;
}
