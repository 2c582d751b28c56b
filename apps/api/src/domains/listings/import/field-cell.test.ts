import type { Field } from '@africanscity/contracts/listings/field-row';
import { fieldOf } from '@africanscity/contracts/listings/fields';
import { describe, expect, it } from 'vitest';
import { readFieldCell } from './field-cell.ts';

const common = {
  label: () => 'Fact',
  appliesTo: ['House'],
  importColumn: 'optional',
  absent: 'unchanged',
  print: true,
  best: '',
  jsonLd: null,
} as const;
const plot: Field = { ...common, type: 'number', min: 0, max: 1_000_000, decimals: 2, unit: () => 'm²' };
const road: Field = { ...common, type: 'enum', options: { tarred: () => 'Tarred', dirt_track: () => 'Dirt track' } };
const pets: Field = { ...common, type: 'boolean' };
const rooms = fieldOf('numRoom');
const furnishing = fieldOf('furnishing');

describe('readFieldCell', () => {
  it.each([
    [rooms, '3,0', 3],
    [rooms, '٣', 3],
    [plot, '1200,5', 1200.5],
    [plot, '1200.5', 1200.5],
    [road, 'tarred', 'tarred'],
    [road, 'DIRT TRACK', 'dirt_track'],
    [road, 'dirt_track', 'dirt_track'],
    [pets, 'Yes', true],
    [pets, 'n', false],
    [pets, 'FALSE', false],
    [pets, 'Oui', true],
    [pets, 'Hapana', false],
    [furnishing, 'Non meublé', 'unfurnished'],
    [furnishing, 'Ina samani', 'furnished'],
    ...[rooms, plot, road, pets].flatMap((field) => [[field, '', null] as const, [field, 'n/a', null] as const]),
  ] as const)('of %o reads %j', (field, cell, value) => {
    expect(readFieldCell(field, cell)).toEqual({ value });
  });

  it.each([
    [rooms, '1,000', 'must be a whole number from 0 to 1000, not "1,000"; leave it empty if it is not known'],
    [
      plot,
      '1,234,567',
      'must be a number from 0 to 1000000 with at most 2 decimals, not "1,234,567"; leave it empty if it is not known',
    ],
    [road, 'gravel', 'must be one of tarred, dirt_track, not "gravel"; leave it empty if it is not known'],
    [road, 'null', 'must be one of tarred, dirt_track, not "null"; leave it empty if it is not known'],
    [pets, 'maybe', 'must be true or false, not "maybe"; leave it empty if it is not known'],
  ])('of %o refuses %j', (field, cell, reason) => {
    expect(readFieldCell(field, cell)).toEqual({ reason });
  });
});
