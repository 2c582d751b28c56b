import { describe, expect, test } from 'vitest';
import { looksLike, readName } from './names.ts';

const name = 'Kopje & Crane Properties';
const areAlike = (one: string, other: string) => {
  const answer = looksLike(readName(one), readName(other));
  expect(looksLike(readName(other), readName(one))).toBe(answer);
  return answer;
};

describe('looksLike', () => {
  test.each([
    'kopje & crane',
    'KOPJE AND CRANE PROPERTIES',
    'Kopje-Crane Estates (Pvt) Ltd',
    'The Kopje & Crane Real Estate Agency',
    'KopjeCraneProperties',
    'K o p j e   Crane',
    'Kopjé & Crăne',
    'Kopje\u200b & Cra\u00adne',
    // Cyrillic o, p, j, e, c, a; all of К О Р Ј Е; small к.
    'K\u043e\u0440\u0458\u0435 & \u0421r\u0430ne Properti\u0435s',
    '\u041a\u041e\u0420\u0408\u0415 & Crane',
    '\u043a\u043epje & crane',
    // Greek omicron and rho, full width, mathematical bold, a zero.
    'K\u03bf\u03c1je & Crane',
    'Ｋｏｐｊｅ ＆ Ｃｒａｎｅ',
    '𝐊𝐨𝐩𝐣𝐞 & 𝐂𝐫𝐚𝐧𝐞',
    'K0pje & Crane Ltd',
  ])('finds “%s” like Kopje & Crane Properties', (other) => {
    expect(areAlike(name, other)).toBe(true);
  });

  test('finds a syllable of Inuktitut that looks like a letter', () => {
    expect(areAlike('Baobab Homes', '\u1472ao\u1472a\u1472 Homes')).toBe(true);
  });

  test.each([
    'Kopje & Crane Properties (official)',
    'Kopje & Crane Official',
    'OFFICIAL Kopje & Crane',
    'The real Kopje & Crane Properties',
    'Kopje & Crane Properties Ltd. – verified',
    'Kopje & Crane NG',
    'Kopje & Crane [ZW]',
    'Kopje & Crane Nigeria Ltd',
    'kopjecraneofficial',
    'KopjeCraneNG',
    'kopjecraneng',
    'therealkopjecrane',
    'www.kopje-crane.co.zw',
    'Kopje n Crane',
    'Kopje et Crane',
    'Kopje.Crane.Properties',
    '★ Kopje & Crane ★ Customer Support',
    'Genuine Kopje & Crane Holdings International',
  ])('finds “%s”, with words or signs added, like it', (other) => {
    expect(areAlike(name, other)).toBe(true);
  });

  test.each([
    // Single letters, the whole name upside down, word by word, and mirrored.
    'Kopjǝ & Crɐne',
    'ʞopje & Crane',
    'Kopje & Ɔrane',
    'sǝᴉʇɹǝdoɹԀ ǝuɐɹƆ ⅋ ǝɾdoʞ',
    'ǝuɐɹƆ ⅋ ǝɾdoʞ',
    'ǝɾdoʞ ⅋ ǝuɐɹƆ',
    'ꓘopje & Craᴎe Properties',
    'КоpjƎ & CЯANE',
    '(lɐᴉɔᴉɟɟo) ǝuɐɹƆ ⅋ ǝɾdoʞ',
    // Framed letters, signs and digits in place of letters, letters of African alphabets.
    '🅺🅾🅿🅹🅴 & 🅲🆁🅰🅽🅴',
    '🇰🇴🇵🇯🇪 🇨🇷🇦🇳🇪',
    'Ⓚⓞⓟⓙⓔ Ⓒⓡⓐⓝⓔ',
    'Kopj3 & Cr4ne',
    'Kopje & Cr@ne',
    'Kɔpjɛ & Cranɛ',
  ])('finds “%s”, with letters that look alike, like it', (other) => {
    expect(areAlike(name, other)).toBe(true);
  });

  test.each([
    'Kopje Properties',
    'Crane & Kopje',
    'Kopje & Cranes',
    'Kopje & Brown Properties',
    'Properties',
    'Official',
    '',
    'Kopje & Crane Brothers',
    'Craneng',
    'ǝɔuɐɹℲ sǝᴉʇɹǝdoɹԀ',
  ])('tells “%s” from it', (other) => {
    expect(areAlike(name, other)).toBe(false);
  });

  test.each([
    ['Imani Homes', 'lmani'],
    ['Imani Homes', '1MANI Estates'],
    ['Imani Homes', 'Imani!'],
    ['Illovo', 'I||ovo'],
    ['Modern Living', 'Modem Living'],
    ['Willow Homes', 'VVillow'],
    ['Ветер', 'ВЕТЕР Ltd'],
    ['Λάμδα', 'ΛΑΜΔΑ Ltd'],
    ['المنزل', 'المنزل (official)'],
  ])('finds “%s” like “%s”', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  test.each([
    ['Hardi Homes', 'Harding Estates'],
    ['Moyo Homes', 'Moyana Homes'],
    ['Sun Estates', 'Sunset Estates'],
    ['A. Moyo Homes', 'B. Moyo Homes'],
    ['The Agency', 'Real Estate'],
    ['Unity Homes', 'Dnity Homes'],
    ['Pad Homes', 'Bad Homes'],
    ['', ''],
    ['&', '&'],
  ])('tells “%s” from “%s”', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});

describe('readName', () => {
  test('counts the words that tell a name from others, and knows words of companies', () => {
    expect(readName('Banda Homes')).toMatchObject({ words: 1, namesCompany: true });
    expect(readName('John Banda')).toMatchObject({ words: 2, namesCompany: false });
    expect(readName('Banda (official)')).toMatchObject({ words: 1, namesCompany: true });
    expect(readName('McDonald')).toMatchObject({ words: 1, namesCompany: false });
    expect(readName('Kenya Banda')).toMatchObject({ namesCompany: false });
    expect(readName('The Agency').plain.core).not.toBe('');
    expect(readName('&').plain.core).toBe('');
  });
});
