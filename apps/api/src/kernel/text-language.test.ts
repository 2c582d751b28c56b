import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { languageOfText } from './text-language.ts';

describe('languageOfText', () => {
  test.each([
    ['en', 'A family house with a shaded garden.'],
    ['fr', 'Villa avec piscine et jardin, quatre chambres, à louer sans meubles.'],
    ['pt', 'Vende-se moradia com três quartos, quintal murado e furo de água.'],
    ['sw', 'Nyumba ya kupanga yenye vyumba vitatu, maji na umeme vipo.'],
    ['ar', 'شقة للإيجار، 3 غرف، بدون مصعد. WiFi'],
    [null, ''],
    [null, '3BR 2BA $85,000'],
    [null, 'ለሽያጭ የቀረበ ቤት፣ ሦስት መኝታ ክፍሎች'],
    [null, 'Nice villa avec piscine, three chambres, for sale, à vendre.'],
  ])('is %s for %s', (language, text) => expect(languageOfText(text)).toBe(language));

  test('is right for 98 of 100 descriptions whose language it tells, and tells that of most', async () => {
    // The languages were noted by a reader. "mixed" and "other" have none that would be right.
    const rows = parse(await readFile(new URL('text-language.csv', import.meta.url)), {
      columns: true,
    }) as { language: string; description: string }[];
    expect(rows).toHaveLength(165);
    const told = rows.filter(({ description }) => languageOfText(description) !== null);
    const wrong = told.filter(({ language, description }) => languageOfText(description) !== language);
    expect(1 - wrong.length / told.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.98);
    const spoken = rows.filter(({ language }) => language !== 'mixed' && language !== 'other');
    expect((told.length - wrong.length) / spoken.length).toBeGreaterThanOrEqual(0.85);
  });
});
