// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { amenitiesOfField } from '@africanscity/contracts/listings/stated-amenities';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { readListQuery } from '../../query/list-query.ts';
import { UsualAmenities, usualAmenities } from './usual-amenities.tsx';

function show(address: string, counts?: { value: string; count: number }[]) {
  const query = readListQuery(new URLSearchParams(address));
  showScreen(<UsualAmenities query={query} counts={counts} atLeast={false} />, { address: '/Properties' });
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('each usual amenity replaces the other options of its choice', () => {
  const fields = fieldNames.map(fieldOf).filter(({ type }) => type === 'enum');
  for (const [name, others] of Object.entries(usualAmenities)) {
    const options = fields.map(amenitiesOfField).find((all) => all.some((one) => one === name)) ?? [];
    expect([name, ...others].toSorted()).toEqual([name, ...options.filter((one) => one !== name)].toSorted());
  }
});

test('amenities that no match has are left out, but for chosen ones', () => {
  const counts = [
    { value: 'swimming_pool', count: 3 },
    { value: 'furnished', count: 2 },
    { value: 'cctv', count: 9 },
  ];
  expect(show('amenities=garden,unfurnished', counts)).toEqual([
    ['Furnished2', '/Properties?amenities=garden%2Cfurnished'],
    ['Swimming pool3', '/Properties?amenities=garden%2Cunfurnished%2Cswimming_pool'],
    ['Garden0', '/Properties?amenities=unfurnished'],
  ]);
});

test('without counts all usual amenities are offered', () => {
  expect(show('')).toHaveLength(Object.keys(usualAmenities).length);
});

test('without any of them there is no heading', () => {
  expect(show('', [{ value: 'cctv', count: 9 }])).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
