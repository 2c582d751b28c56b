import type { KindCount } from '@africanscity/contracts/listings/facets';
import { expect, test } from 'vitest';
import { branchesOf, groupedKinds, kindsToOffer, openKinds } from './kinds.ts';

const kind = (name: string, parent: string | null, depth: number, forSale: number, forRent: number): KindCount => ({
  kind: name,
  parent,
  depth,
  forSale,
  forRent,
});
const kinds = [
  kind('House', null, 0, 3, 1),
  kind('Duplex', 'House', 1, 2, 0),
  kind('Detached Duplex', 'Duplex', 2, 2, 0),
  kind('Villa', 'House', 1, 0, 1),
  kind('Castle', null, 0, 0, 0),
  kind('Land', null, 0, 0, 0),
  kind('Farm', 'Land', 1, 0, 0),
];
const names = (some: KindCount[]) => some.map((each) => each.kind);

test('returns types with listings of the status', () => {
  expect(names(openKinds(kinds))).toEqual(['House', 'Duplex', 'Detached Duplex', 'Villa']);
  expect(names(openKinds(kinds, 'FOR_RENT'))).toEqual(['House', 'Villa']);
});

test('a list offers types with listings of its status, and the chosen type', () => {
  const counted = [{ value: 'House', count: 0 }];
  expect(names(kindsToOffer(kinds, { status: 'FOR_RENT', counted }))).toEqual(['House', 'Villa']);
  expect(names(kindsToOffer(kinds, { status: 'FOR_RENT', counted, chosen: 'Duplex' }))).toEqual([
    'House',
    'Duplex',
    'Villa',
  ]);
  expect(names(kindsToOffer(kinds, { status: 'SOLD', counted: [{ value: 'Land', count: 2 }] }))).toEqual(['Land']);
});

test('a form offers all types, grouped by their top type', () => {
  expect(groupedKinds(kinds)).toEqual([
    {
      group: 'House',
      items: [
        { value: 'House', label: 'House' },
        { value: 'Duplex', label: '\u2003Duplex' },
        { value: 'Detached Duplex', label: '\u2003\u2003Detached Duplex' },
        { value: 'Villa', label: '\u2003Villa' },
      ],
    },
    { value: 'Castle', label: 'Castle' },
    {
      group: 'Land',
      items: [
        { value: 'Land', label: 'Land' },
        { value: 'Farm', label: '\u2003Farm' },
      ],
    },
  ]);
});

test('branches contain their subtypes, and other types are branches of their own', () => {
  const shape = (some: KindCount[]) => branchesOf(some).map(({ top, beneath }) => [top.kind, ...names(beneath)]);
  expect(shape(kinds)).toEqual([['House', 'Duplex', 'Detached Duplex', 'Villa'], ['Castle'], ['Land', 'Farm']]);
  expect(shape(kinds.slice(1, 4))).toEqual([['Duplex', 'Detached Duplex'], ['Villa']]);
  expect(shape([])).toEqual([]);
});
