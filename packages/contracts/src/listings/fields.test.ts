import { describe, expect, test } from 'vitest';
import { appliesTo, columnOf, type Field, topKinds } from './field-row.ts';
import { fieldNames, fieldOf, wireFieldNames } from './fields.ts';

const water: Field = {
  type: 'enum',
  options: { municipal: () => 'Municipal', borehole: () => 'Borehole' },
  label: () => 'Water',
  appliesTo: ['House', 'Land'],
  importColumn: 'optional',
  absent: 'unchanged',
  print: true,
  best: '',
  jsonLd: { additional: true },
};

/** The faults of a row that types do not find. */
function faultsOf(name: string, row: Field): string[] {
  const kinds: readonly string[] = topKinds;
  return [
    ...(/^[a-z]+([A-Z][a-z]+)*$/.test(name) ? [] : ['a name that is no column']),
    ...(/^[A-Z]/.test(row.label()) ? [] : ['no label']),
    ...(row.appliesTo.length > 0 && row.appliesTo.every((kind) => kinds.includes(kind)) ? [] : ['a wrong type']),
    ...('options' in row && Object.values(row.options).some((label) => !/^\p{Lu}/u.test(label()))
      ? ['an option without label']
      : []),
    ...('options' in row && Object.keys(row.options).some((option) => !/^[a-z]+(_[a-z]+)*$/.test(option))
      ? ['an option that is no value of an enum of the database']
      : []),
    ...(row.best !== '' && !('min' in row) ? ['a best value of what is no number'] : []),
  ];
}

describe('the table of fields', () => {
  test.each(fieldNames)('has a complete row for %s', (name) => {
    expect(faultsOf(name, fieldOf(name))).toEqual([]);
  });

  test('has different labels', () => {
    expect(new Set(fieldNames.map((name) => fieldOf(name).label())).size).toBe(fieldNames.length);
  });

  test('has the counts that clients know, in their order on the wire', () => {
    expect(wireFieldNames.slice(0, 4)).toEqual(['numGarage', 'numRoom', 'numBathroom', 'numToilet']);
    expect([...wireFieldNames].sort()).toEqual([...fieldNames].sort());
  });

  test.each([
    ['no label', { ...water, label: () => '' }],
    ['a wrong type', { ...water, appliesTo: [] }],
    ['a wrong type', { ...water, appliesTo: ['Castle'] as never }],
    ['an option without label', { ...water, options: { municipal: () => '' } }],
    [
      'an option that is no value of an enum of the database',
      { ...water, options: { 'Tap water': () => 'Tap water' } },
    ],
    ['a best value of what is no number', { ...water, best: 'Most' as const }],
  ])('is refused with %s', (fault, row) => {
    expect(faultsOf('water', row)).toEqual([fault]);
  });

  test('is refused with a name that is no column', () => {
    expect(faultsOf('Water-supply', water)).toEqual(['a name that is no column']);
  });
});

describe('appliesTo', () => {
  test.each([
    ['House', true],
    ['Land', true],
    ['Apartment', false],
    ['Castle', true],
    [undefined, true],
  ])('of a field of houses and land says of the top kind %s: %s', (top, applies) => {
    expect(appliesTo(water, top)).toBe(applies);
  });
});

test('columnOf names the column of the database', () => {
  expect(['numRoom', 'yearBuilt', 'pool'].map(columnOf)).toEqual(['num_room', 'year_built', 'pool']);
});
