import { describe, expect, test } from 'vitest';
import { coreOf } from './imitation.ts';

const name = 'Kopje & Crane Properties';

describe('coreOf', () => {
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
  ])('“%s” looks like Kopje & Crane Properties', (other) => {
    expect(coreOf(other).core).toBe(coreOf(name).core);
  });

  test.each(['Kopje Properties', 'Crane & Kopje', 'Kopje & Cranes', 'Kopje & Brown Properties', 'Properties', ''])(
    '“%s” does not',
    (other) => {
      expect(coreOf(other).core).not.toBe(coreOf(name).core);
    },
  );

  test.each([
    ['Imani Homes', 'lmani'],
    ['Imani Homes', '1MANI Estates'],
    ['Illovo', 'I||ovo'],
    ['Modern Living', 'Modem Living'],
    ['Ветер', 'ВЕТЕР Ltd'],
  ])('“%s” and “%s” look alike', (one, other) => {
    expect(coreOf(one).core).toBe(coreOf(other).core);
  });

  test('keeps a name that is nothing but kinds of companies', () => {
    expect(coreOf('The Agency').core).not.toBe('');
    expect(coreOf('The Agency').core).not.toBe(coreOf('Real Estate').core);
    expect(coreOf('&').core).toBe('');
  });
});
