import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, test } from 'vitest';
import { answerSchema, formSchema } from './field-schemas.ts';
import { readFieldText } from './field-reading.ts';
import { cardFacts, formatField } from './field-text.ts';
import type { Field } from './field-row.ts';
import { fieldOf } from './fields.ts';

const common = {
  label: () => 'Fact',
  appliesTo: ['House'],
  importColumn: 'optional',
  absent: 'unchanged',
  print: true,
  best: '',
  jsonLd: null,
} as const;
const floor: Field = { ...common, type: 'integer', min: -5, max: 200 };
const year: Field = { ...common, type: 'integer', min: 1800, max: () => 2027 };
const tank: Field = { ...common, type: 'integer', min: 1, max: 1_000_000, unit: () => 'litres' };
const plot: Field = { ...common, type: 'number', min: 0, max: 1_000_000, decimals: 2, unit: () => 'm²' };
const water: Field = { ...common, type: 'enum', options: { municipal: () => 'Municipal', borehole: () => 'Borehole' } };
const pets: Field = { ...common, type: 'boolean' };
const rooms = fieldOf('numRoom');

describe('formatField', () => {
  test.each([
    ['a count', rooms, 3, '3'],
    ['a count of 0, which clients send for unknown', rooms, 0, null],
    ['the ground floor', floor, 0, '0'],
    ['a year without comma', year, 1998, '1998'],
    ['a measure with its unit', plot, 1200.5, '1,200.5 m²'],
    ['a whole measure with its unit', tank, 5000, '5,000 litres'],
    ['a choice by its label', water, 'borehole', 'Borehole'],
    ['yes', pets, true, 'Yes'],
    ['no', pets, false, 'No'],
    ['an unknown yes or no', pets, null, null],
    ['an unknown number', plot, null, null],
  ])('writes %s', (_what, field, value, text) => {
    expect(formatField(field, value)).toBe(text);
  });
});

test.each([
  [9_999, null, '9,999 m²'],
  [12_500, null, '1.25 ha (12,500 m²)'],
  [12_500, 'metres', '1.25 ha (12,500 m²)'],
  [8_093.71, 'acres', '2 acres (8,094 m²)'],
])('an area of %d square metres, given in %s, is %s', (value, unit, text) => {
  expect(formatField(fieldOf('plotArea'), value, '', unit)).toBe(text);
});

test('a cost that is an amount has the sign of its currency', () => {
  const fee = fieldOf('legalFee');
  expect(['200000', '10%', '2 months'].map((text) => formatField(fee, text, 'NGN'))).toEqual([
    '₦200,000',
    '10%',
    '2 months',
  ]);
  expect(formatField(fee, '150', 'USD')).toBe('$150');
  expect(formatField(fee, '150')).toBe('150');
  expect(inLanguage('ar', () => formatField(fee, '150', 'USD'))).toBe('\u200f150\u00a0$');
});

describe('readFieldText', () => {
  test.each([
    [floor, '-2', -2],
    [floor, '0', 0],
    [year, '1998', 1998],
    [plot, '1200.5', 1200.5],
    [water, 'borehole', 'borehole'],
    [pets, 'true', true],
    [pets, 'false', false],
    ...[floor, year, plot, water, pets].flatMap((field) => [
      [field, '', null] as const,
      [field, 'null', null] as const,
      [field, 'undefined', null] as const,
    ]),
  ] as const)('of %o reads %j', (field, text, value) => {
    expect(readFieldText(field, text)).toEqual({ value });
  });

  test.each([
    [floor, '1.5', 'must be a whole number from -5 to 200, or left empty when it is not known'],
    [floor, '201', 'must be a whole number from -5 to 200, or left empty when it is not known'],
    [rooms, '-1', 'must be a whole number from 0 to 1000, or left empty when it is not known'],
    [year, '1799', 'must be a whole number from 1800 to 2027, or left empty when it is not known'],
    [year, '2028', 'must be a whole number from 1800 to 2027, or left empty when it is not known'],
    [plot, '1.234', 'must be a number from 0 to 1000000 with at most 2 decimals, or left empty when it is not known'],
    [plot, '1e3', 'must be a number from 0 to 1000000 with at most 2 decimals, or left empty when it is not known'],
    [water, 'constructor', 'must be one of municipal, borehole, or left empty when it is not known'],
    [pets, 'yes', 'must be true or false, or left empty when it is not known'],
  ])('of %o refuses %j', (field, text, reason) => {
    expect(readFieldText(field, text)).toEqual({ reason });
  });
});

test('a form that lacks a field means unknown for the first clients, and no change for later fields', () => {
  expect(formSchema(rooms).parse(undefined)).toBeNull();
  expect(formSchema(year).parse(undefined)).toBeUndefined();
  expect(formSchema(pets).parse('')).toBeNull();
});

test.each([
  [floor, 3, 1.5],
  [plot, 1.5, '1.5'],
  [water, 'borehole', 'rain'],
  [pets, false, 'false'],
])('an answer of %o has %j or null, and not %j', (field, good, bad) => {
  const schema = answerSchema(field);
  expect([good, null].map((value) => schema.safeParse(value).success)).toEqual([true, true]);
  expect(schema.safeParse(bad).success).toBe(false);
});

test('cardFacts names what is known, in short', () => {
  expect(cardFacts({ numRoom: 3, numBathroom: 1 })).toEqual(['3 rooms', '1 bath']);
  expect(cardFacts({ numRoom: 1, numBathroom: 0 })).toEqual(['1 room']);
  expect(cardFacts({ numRoom: null, numBathroom: null })).toEqual([]);
});
