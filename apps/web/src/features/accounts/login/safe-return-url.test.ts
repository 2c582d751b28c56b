import { describe, expect, test } from 'vitest';
import { safeReturnUrl } from './safe-return-url.ts';

describe('safeReturnUrl', () => {
  test.each(['/myListings', '/Properties?city=Lagos&page=2', '/property?id=7#owner', '/upload-listing?id=1'])(
    'keeps %s',
    (url) => {
      expect(safeReturnUrl(url)).toBe(url);
    },
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http:evil.example',
    'evil.example',
    '@evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/login?returnUrl=/login',
    '',
    '%2f%2fevil.example',
  ])('turns %j into the start page', (url) => {
    expect(safeReturnUrl(url)).toBe('/');
  });

  test('returns the home page for an empty address', () => {
    expect(safeReturnUrl(null)).toBe('/');
  });
});
