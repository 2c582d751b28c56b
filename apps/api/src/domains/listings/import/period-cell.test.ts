import { expect, test } from 'vitest';
import { periodNamed } from './period-cell.ts';

test.each([
  ['month', 'month'],
  ['Mois', 'month'],
  ['par mois', 'month'],
  ['/month', 'month'],
  ['pcm', 'month'],
  ['per annum', 'year'],
  ['p.a.', 'year'],
  ['Année', 'year'],
  ['an', 'year'],
  ['ano', 'year'],
  ['por mês', 'month'],
  ['a week', 'week'],
  ['semaine', 'week'],
  ['per night', 'day'],
  ['dia', 'day'],
  ['semestre', 'semester'],
])('%j is the period %s', (text, period) => {
  expect(periodNamed(text)).toBe(period);
});

test.each(['', 'fortnight', 'constructor', 'par', '2 years'])('%j is kept, for the message that refuses it', (text) => {
  expect(periodNamed(text)).toBe(text);
});
