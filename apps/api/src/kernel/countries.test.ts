import { expect, test } from 'vitest';
import { inLanguage } from '@africanscity/messages/language';
import {
  countries,
  countryCode,
  countryFault,
  countryName,
  englishName,
  localCountries,
  localNames,
} from './countries.ts';

test('every country has a unique name that resolves to it', () => {
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  for (const { code, name } of countries) {
    expect(countryCode(name), name).toBe(code);
    expect(countryCode(code.toLowerCase())).toBe(code);
    expect(countryName(code)).toBe(name);
  }
});

test.each([
  ['CD', 'Congo - Kinshasa'],
  ['CD', 'congo-kinshasa'],
  ['CD', 'DR Congo'],
  ['CD', 'D.R. Congo'],
  ['CD', 'DRC'],
  ['CD', 'Congo (DRC)'],
  ['CD', 'Democratic Republic of the Congo'],
  ['CD', 'Congo, Democratic Republic of the'],
  ['CD', 'Congo, the Democratic Republic of the'],
  ['CG', 'Congo – Brazzaville'],
  ['CG', 'Republic of the Congo'],
  ['CG', 'Congo Republic'],
  ['CG', 'Congo, Republic of'],
])('%s is meant by %s', (code, name) => {
  expect(countryCode(name)).toBe(code);
});

test('an ambiguous name resolves to no country, and the error names both', () => {
  expect(countryCode('Congo')).toBeUndefined();
  expect(countryCode('le Congo')).toBeUndefined();
  expect(countryFault('Congo')).toBe('must be Congo - Brazzaville or Congo - Kinshasa: two countries are called so');
  expect(countryCode('Congoland')).toBeUndefined();
  expect(countryCode('Korea')).toBeUndefined();
});

test.each([
  ['CI', "Côte d'Ivoire"],
  ['CI', 'Côte d’Ivoire'],
  ['CI', 'COTE D`IVOIRE'],
  ['CI', 'Co\u0302te dʼIvoire'],
  ['CI', 'cote divoire'],
  ['CI', 'Côte-d’Ivoire'],
  ['CI', 'Cote d Ivoire'],
  ['CI', 'Ivory Coast'],
  ['CI', 'the Ivory Coast'],
  ['CI', "République de Côte d'Ivoire"],
  ['CI', 'Costa do Marfim'],
  ['CI', 'CIV'],
  ['CI', 'civ'],
  ['CI', ' \u200bCI '],
  ['CV', 'Cabo Verde'],
  ['CV', 'Cap-Vert'],
  ['CV', 'Cape Verde'],
  ['CV', 'República de Cabo Verde'],
  ['SZ', 'Swaziland'],
  ['SZ', 'Eswatini'],
  ['SZ', 'Suazilândia'],
  ['SZ', 'Kingdom of Eswatini'],
  ['CD', 'Congo-Kinshasa'],
  ['CD', 'RDC'],
  ['CD', 'R.D.C.'],
  ['CD', 'République démocratique du Congo'],
  ['CD', 'República Democrática do Congo'],
  ['CD', 'Zaïre'],
  ['CD', 'COD'],
  ['CG', 'République du Congo'],
  ['CG', 'República do Congo'],
  ['CG', 'Congo-Brazzaville'],
  ['CG', 'COG'],
  ['AE', 'UAE'],
  ['AE', 'U.A.E.'],
  ['AE', 'Émirats arabes unis'],
  ['GB', 'UK'],
  ['GB', 'Royaume-Uni'],
  ['GB', 'Reino Unido'],
  ['US', 'USA'],
  ['US', 'U.S.A.'],
  ['US', 'Etats-Unis'],
  ['US', 'EUA'],
  ['ZA', 'RSA'],
  ['ZA', 'Afrique du Sud'],
  ['ZA', 'África do Sul'],
  ['ZA', 'ZAF'],
  ['ST', 'Sao Tome & Principe'],
  ['ST', 'São Tomé e Príncipe'],
  ['ST', 'Sao Tomé-et-Principe'],
  ['TZ', 'United Republic of Tanzania'],
  ['TZ', 'Tanzanie'],
  ['KE', 'Quênia'],
  ['KE', 'Quénia'],
  ['GH', 'Republic of Ghana'],
  ['GM', 'The Gambia'],
  ['GW', 'Guiné-Bissau'],
  ['GW', 'Guinea Bissau'],
  ['GN', 'Guinée'],
  ['GN', 'Guinea-Conakry'],
  ['GQ', 'Guinée équatoriale'],
  ['CF', 'République centrafricaine'],
  ['CF', 'Centrafrique'],
  ['SS', 'Soudan du Sud'],
  ['DZ', 'Argélia'],
  ['MA', 'Marrocos'],
  ['TR', 'Turkey'],
  ['TR', 'Türkiye'],
  ['KR', 'South Korea'],
  ['CN', "People's Republic of China"],
  ['TW', 'Republic of China'],
  ['KN', 'St. Kitts & Nevis'],
  ['SH', 'Sainte-Hélène'],
  ['NG', 'Federal Republic of Nigeria'],
  ['NE', 'République du Niger'],
  ['DE', 'Alemanha'],
  ['RE', 'La Réunion'],
])('%s is meant by %s', (code, name) => {
  expect(countryCode(name)).toBe(code);
});

test.each(['', ' ', '?', 'XX', 'XYZ', 'Atlantis', 'Republic', 'Wakanda', 'Harare', '12'])(
  '%j names no country',
  (text) => {
    expect(countryCode(text)).toBeUndefined();
  },
);

test.each([
  ['Zimbabwe Rhodesie', 'Zimbabwe'],
  ['Zimbabe', 'Zimbabwe'],
  ['Keyna', 'Kenya'],
  ['Gahna', 'Ghana'],
  ['Mozambik', 'Mozambique'],
  ['Ethopia', 'Ethiopia'],
  ['South Afrika', 'South Africa'],
  ['Cote Divoir', "Côte d'Ivoire"],
])('%s suggests %s', (text, name) => {
  const fault = countryFault(text);
  expect(countryCode(text) ?? fault).toContain(name);
  expect(fault).toContain('Did you mean');
});

test('a text far from every name has no suggestion', () => {
  expect(countryFault('Atlantis')).toBe('must be the name of a country or its code, such as Ghana, GH or GHA.');
});

test('names are in the language of the page, and in its order', () => {
  inLanguage('fr', () => {
    expect(countryName('ZA')).toBe('Afrique du Sud');
    expect(countryName('XX')).toBeNull();
    expect(englishName('ZA')).toBe('South Africa');
    expect(localNames(['South Africa', 'Cape Town'])).toEqual(['Afrique du Sud', 'Cape Town']);
    expect(localNames(['Avondale'])).toEqual(['Avondale']);
    expect(localCountries().slice(0, 3)).toEqual([
      { code: 'ZA', name: 'Afrique du Sud' },
      { code: 'DZ', name: 'Algérie' },
      { code: 'AO', name: 'Angola' },
    ]);
  });
  expect(inLanguage('ar', () => countryName('MA'))).toBe('المغرب');
  expect(inLanguage('pt', () => countryName('KE'))).toBe('Quénia');
  expect(localCountries()[0]).toEqual({ code: 'DZ', name: 'Algeria' });
});
