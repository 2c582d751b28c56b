import { expect, test } from 'vitest';
import { inPlace, placeLine } from './place-line.ts';

test.each([
  [['5 Elm Road', 'Avondale', 'Harare'], '5 Elm Road, Avondale, Harare'],
  [['', 'Harare'], 'Harare'],
  [['Avondale', ''], 'Avondale'],
  [['Lagos', 'Lagos'], 'Lagos'],
  [['lagos', 'Lagos', 'Nigeria'], 'lagos, Nigeria'],
  [['  Grand   Baie ', null, undefined, 'Mauritius'], 'Grand Baie, Mauritius'],
  [['Avondale,', ', Harare'], 'Avondale, Harare'],
  [['-', ',', '.', 'Harare'], 'Harare'],
  [['12 Jacaranda\nAvenue', 'Harare'], '12 Jacaranda\nAvenue, Harare'],
  [['القاهرة', 'مصر'], 'القاهرة, مصر'],
  [['6th of October', '10'], '6th of October, 10'],
])('joins %j into %j', (parts, line) => expect(placeLine(...parts)).toBe(line));

test.each([
  [['', ''], 'Apartment'],
  [[' ', ' '], 'Apartment'],
  [[',', '\u00a0'], 'Apartment'],
  [[null, undefined], 'Apartment'],
  [[], 'Apartment'],
  [['', 'Accra'], 'Apartment in Accra'],
  [['Osu', 'Accra'], 'Apartment in Osu, Accra'],
])('names an apartment in %j as %j', (parts, line) => expect(inPlace('Apartment', ...parts)).toBe(line));
