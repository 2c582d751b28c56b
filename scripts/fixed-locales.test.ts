import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { fixedLocalesIn } from './fixed-locales.ts';

const countIn = (source: string) => fixedLocalesIn(parseSync('screen.tsx', source).program).length;

describe('fixedLocalesIn', () => {
  it.each([
    "count.toLocaleString('en')",
    "new Date(time).toLocaleDateString('en-GB', { day: 'numeric' })",
    'count.toLocaleString()',
    'count?.toLocaleString(`fr`)',
    "new Intl.NumberFormat('en-US')",
    'new Intl.DateTimeFormat()',
    "Intl.ListFormat(['en-GB']).format(names)",
    "new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language())",
  ])('finds the locale of %s', (source) => {
    expect(countIn(source)).toBe(1);
  });

  it.each([
    'count.toString()',
    'rate.toLocaleString(language(), { maximumFractionDigits: 6 })',
    "new Intl.DisplayNames(language(), { type: 'currency' })",
    "Intl.supportedValuesOf('currency')",
    "names.sort((one, other) => one.localeCompare(other, 'en'))",
  ])('finds none in %s', (source) => {
    expect(countIn(source)).toBe(0);
  });
});
