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

/** Both are called "Congo" for short; these names are those of Unicode's CLDR. */
const congos = { CG: 'Congo - Brazzaville', CD: 'Congo - Kinshasa' };

/** What people write for either. "Congo" alone names neither. */
const congoNames: [RegExp, keyof typeof congos][] = [
  [
    /^(the )?(democratic republic( of( the)?)? congo|d ?r ?congo|d ?r ?c|congo( the)? democratic republic( of the)?|congo (kinshasa|d ?r ?c))$/,
    'CD',
  ],
  [/^(the )?(republic( of( the)?)? congo|congo( the)? republic( of( the)?)?|congo brazzaville)$/, 'CG'],
];

const all: Country[] = Object.entries({ ...isoCountries.getNames('en', { select: 'alias' }), ...congos }).map(
  ([code, name]) => ({ code, name }),
);

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

/** The code of a country named in English or by its code; undefined when there is no such country, or two of that name. */
export function countryCode(nameOrCode: string): string | undefined {
  const text = nameOrCode.trim();
  if (names.has(text.toUpperCase())) return text.toUpperCase();
  if (/congo|^drc$/i.test(text)) return congoCode(text);
  return isoCountries.getAlpha2Code(text, 'en') ?? undefined;
}

function congoCode(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return congoNames.find(([pattern]) => pattern.test(plain))?.[1];
}
