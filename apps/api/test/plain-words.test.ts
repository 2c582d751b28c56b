import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A slow reference implementation of normalization. */
const meant = String.raw`btrim(regexp_replace(
  regexp_replace(lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC))), '[''${'`'}\u2019\u02bc]', '', 'g'),
  '[^a-z0-9\u00aa-\u1fff\u2c00-\ufffd]+', ' ', 'g'))`;

const ascii = Array.from({ length: 127 }, (_, at) => String.fromCharCode(at + 1));
const separators = fc.constantFrom(
  ' ',
  '  ',
  ',',
  ' , ',
  "'",
  '’',
  '-',
  '\t\n',
  '/ ',
  '(',
  ') ',
  '\u00a0',
  '•',
  '🏠',
  '.',
);
const letters = fc.constantFrom('a', 'Z', '9', 'é', 'e\u0301', 'Œ', 'ß', 'ﬁ', '²', 'م', 'ة', '漢', 'İ', 'ª');

test.each([
  [
    'what ASCII has, alone and between letters',
    ascii.flatMap((one) => [one, `a${one}b`, ` ${one} `, `${one}${one}a ${one}`]),
  ],
  [
    'words between all that divides words',
    fc.sample(
      fc.array(fc.oneof(separators, letters)).map((parts) => parts.join('')),
      3_000,
    ),
  ],
  [
    'any text',
    fc.sample(fc.string({ unit: 'binary' }), 1_000).map((text) => text.replaceAll(/\0|\p{Surrogate}/gu, '')),
  ],
])('normalized words of %s are in lower case, without accents and with one space between', async (_, texts) => {
  const { rows } = await app.ctx.pool.query<{ value: string; plain: string; expected: string }>(
    `SELECT value, plain_words(value) AS plain, ${meant} AS expected FROM unnest($1::text[]) AS given(value)`,
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  for (const { value, plain, expected } of rows) expect([value, plain]).toEqual([value, expected]);
});

test.each([
  ["  The  Owner's Château, No. 7 – Pool/Gym! ", 'the owners chateau no 7 pool gym'],
  ['ÉLÉGANT', 'elegant'],
  ['...', ''],
])('normalized words of %j are %j', async (value, expected) => {
  const { rows } = await app.ctx.pool.query<{ plain: string }>('SELECT plain_words($1) AS plain', [value]);
  expect(rows).toEqual([{ plain: expected }]);
});
