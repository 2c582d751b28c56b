import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };

for (const locale of [english, french, portuguese]) isoCountries.registerLocale(locale);

/** Languages of the dictionary; Brazil and Portugal spell some names differently. */
const languages = ['en', 'fr', 'pt'];
const displayLanguages = ['en', 'fr', 'pt', 'pt-PT'];

/**
 * Common names that neither library has: former names, short forms and abbreviations. All names of the two Congos are here,
 * because the libraries mix them up in Portuguese.
 */
const further = new Map(
  Object.entries({
    AE: 'UAE; U.A.E.; EAU; Emirates; The Emirates; Émirats',
    BF: 'Burkina; Upper Volta; Haute-Volta; Alto Volta',
    BJ: 'Dahomey',
    BW: 'Bechuanaland',
    CD:
      'Congo - Kinshasa; Congo Kinshasa; Congo-Kinshasa; DRC; D.R.C.; DR Congo; D.R. Congo; Congo DR; Congo DRC; RDC; R.D.C.; RD Congo; ' +
      'Congo RDC; Democratic Republic of the Congo; Democratic Republic Congo; Congo, Democratic Republic of the; ' +
      'Congo, the Democratic Republic of the; République démocratique du Congo; Congo, République démocratique du; ' +
      'República Democrática do Congo; Congo, República Democrática do; Kinshasa Congo; Zaire; Zaïre; Zaire Republic; Belgian Congo',
    CF: 'CAR; C.A.R.; RCA; Centrafrique; Central Africa Republic; Central African Rep.; República Centroafricana',
    CG:
      'Congo - Brazzaville; Congo Brazzaville; Republic of the Congo; Republic Congo; Congo Republic; Congo, Republic of the; ' +
      'République du Congo; Congo, République du; República do Congo; Congo, República do; Brazzaville Congo; Congo Brazza',
    CI: 'Ivory Coast; The Ivory Coast; RCI; Costa do Marfim; Côte Ivoire; Republic of Ivory Coast',
    CN: "People's Republic of China; PRC; Chine populaire",
    CV: 'Cape Verde; Cabo Verde; Cap-Vert; Cape Verde Islands',
    CZ: 'Czech Rep.',
    EH: 'Sahrawi Republic',
    ET: 'Abyssinia',
    GB: 'UK; U.K.; Britain; England; Scotland; Wales; Northern Ireland; Angleterre; Inglaterra; Grande-Bretagne; Grã-Bretanha; Écosse',
    GH: 'Gold Coast',
    GM: 'Gambia; The Gambia',
    GN: 'Guinea Conakry; Guinée Conakry; Guiné Conacri; French Guinea',
    GQ: 'Spanish Guinea; Eq. Guinea; Guinée équatorienne',
    GW: 'Guinea Bissau; Portuguese Guinea',
    IR: 'Persia',
    KP: "North Korea; Democratic People's Republic of Korea; DPRK; Corée du Nord; Coreia do Norte",
    KR: 'South Korea; Korea, South; Republic of Korea; ROK',
    LK: 'Ceylon',
    LS: 'Basutoland',
    LY: 'Libyan Arab Jamahiriya; Lybia',
    MK: 'Macedonia',
    MM: 'Burma; Birmanie; Birmânia',
    MR: 'Islamic Republic of Mauritania',
    MU: 'Maurice; Île Maurice; Ilha Maurício; Ilhas Maurício',
    MW: 'Nyasaland',
    NL: 'Holland; Hollande; Holanda; The Netherlands',
    PS: 'Palestine; Palestina',
    RU: 'Russia; Russian Federation',
    SA: 'KSA; Kingdom of Saudi Arabia; Saudi',
    ST: 'São Tomé; Sao Tome; Sao Tome Principe',
    SZ: 'Swaziland; Swazi; eSwatini; Suazilândia; Souaziland; Essuatíni',
    TH: 'Siam',
    TL: 'East Timor; Timor Oriental; Timor-Leste; Timor Leste',
    TR: 'Turkey; Türkiye; Turkiye',
    TW: 'Republic of China; Taiwan',
    TZ: 'Tanganyika; Zanzibar; Tanzanie; Tanzania',
    US: 'USA; U.S.; U.S.A.; America; EUA; E.U.A.; États-Unis; Estados Unidos da América; United States',
    VA: 'Vatican; Vatican City; Vaticano; Vaticane',
    VN: 'Viet Nam',
    ZA: 'RSA; R.S.A.; Republic of South Africa',
    ZM: 'Northern Rhodesia',
    ZW: 'Rhodesia; Southern Rhodesia; Zim',
  }),
);

/** Countries whose names come from `further` alone. */
const ownNames = new Set(['CD', 'CG']);

/** Names that several countries have. */
const shared: [string, string[]][] = [
  ['congo', ['CG', 'CD']],
  ['korea', ['KR', 'KP']],
  ['coree', ['KR', 'KP']],
  ['coreia', ['KR', 'KP']],
];

const joining = new Set('the of and et e y la le les l du des de da do dos das o a os as el'.split(' '));
const kinds = new Set(
  'republic republique republica rep kingdom royaume reino federal federale federation islamic islamique islamica state etat estado union united unie unida democratic democratique democratica peoples populaire popular'.split(
    ' ',
  ),
);

/**
 * Normalizes a name: letters without accents, case, signs and joining words, so that "Côte d’Ivoire" equals "cote d'ivoire".
 */
export function plainCountry(text: string): string {
  return wordsOf(text).join('');
}

function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Cc}'`´.\u2018\u2019\u201b\u02bc\u02b9\u2032\u055a\u05f3\uff07]/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word === 'st' || word === 'ste' || word === 'sainte' ? 'saint' : word));
  const telling = words.filter((word) => !joining.has(word));
  return telling.length ? telling : words;
}

/** ISO 3166-1 alpha-2 codes by normalized name; more than one for an ambiguous name. */
const codesByName = new Map<string, string[]>();

function add(name: string, code: string): void {
  const plain = plainCountry(name);
  const codes = codesByName.get(plain) ?? [];
  if (!codes.includes(code)) codesByName.set(plain, [...codes, code]);
}

for (const code of Object.keys(isoCountries.getAlpha2Codes())) {
  for (const name of (further.get(code) ?? '').split(';').filter(Boolean)) add(name, code);
  if (ownNames.has(code)) continue;
  for (const language of languages)
    for (const name of isoCountries.getName(code, language, { select: 'all' }) ?? []) add(name, code);
  for (const language of displayLanguages) {
    for (const style of ['long', 'short'] as const) {
      const name = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }).of(code);
      if (name) add(name, code);
    }
  }
}
for (const [name, codes] of shared) codesByName.set(name, codes);

/** Returns codes of the countries that a text may name, by name or ISO 3166-1 code; none, one or several. */
export function namedCountries(text: string): readonly string[] {
  const letters = text.replace(/[\p{Cf}\p{Cc}\s]/gu, '').toUpperCase();
  if (isoCountries.alpha2ToAlpha3(letters)) return [letters];
  const fromAlpha3 = isoCountries.alpha3ToAlpha2(letters);
  if (fromAlpha3) return [fromAlpha3];
  const words = wordsOf(text);
  const found = codesByName.get(words.join(''));
  if (found) return found;
  // "Republic of Ghana" is Ghana, unless a country has that whole name.
  const telling = words.filter((word) => !kinds.has(word));
  return (telling.length < words.length && codesByName.get(telling.join(''))) || [];
}

/** All normalized names of the dictionary. */
export const countryNames: ReadonlySet<string> = new Set(codesByName.keys());
