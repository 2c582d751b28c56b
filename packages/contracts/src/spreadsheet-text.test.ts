import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { protectText, unprotectText } from './spreadsheet-text.ts';

describe('protectText', () => {
  test.each(['=1+1', '+263772123456', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1', "'=1"])(
    'marks the formula %j',
    (text) => {
      expect(protectText(text, false)).toBe(`'${text}`);
    },
  );

  test.each([
    '0772123456',
    '123456789012345678',
    '3-4',
    '2026/11/26',
    '12:30',
    '1E5',
    '1 000',
    '50%',
    'MAR1',
    '1-Mar',
    'Août 5',
    'TRUE',
    'Vrai',
  ])('marks the verbatim text %j, which would become another value', (text) => {
    expect(protectText(text, true)).toBe(`'${text}`);
    expect(protectText(text, false)).toBe(text);
  });

  test.each(['R-1', 'AC-104', 'MARK-1', 'Flat 3', '12a', "'n Huis", 'May', ''])(
    'leaves the verbatim text %j',
    (text) => {
      expect(protectText(text, true)).toBe(text);
    },
  );
});

describe('unprotectText', () => {
  test.each([
    ["'0772123456", '0772123456'],
    ["'=1", '=1'],
    ["'n Huis", "'n Huis"],
    ["'", "'"],
  ])('reads %j as %j', (cell, text) => {
    expect(unprotectText(cell)).toBe(text);
  });

  test('returns every text that was protected', () => {
    const piece = fc.constantFrom("'", '=', '+', '0', '12', '-', ' ', 'e5', 'mar', 'x', 'true', '\t', '\n', '😀');
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.boolean(), (given, isVerbatim) => unprotectText(protectText(given, isVerbatim)) === given),
      { numRuns: 3000 },
    );
  });
});
