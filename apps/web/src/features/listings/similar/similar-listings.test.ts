import { expect, test } from 'vitest';
import { describeReach } from './similar-listings.tsx';

test.each([
  [['place', 'place'], 'In Lekki'],
  [['place', 'beside'], 'In and around Lekki'],
  [['beside', 'beside'], 'Near Lekki'],
  [['place', 'city'], 'In Lekki and elsewhere in Lagos'],
  [['city'], 'Elsewhere in Lagos'],
  [['place', 'country'], 'Few are close by. These are the nearest in the country'],
] as const)('says of listings %s how far they are', (nears, text) => {
  const listings = nears.map((near) => ({ near }));
  expect(describeReach({ area: 'Lekki', city: 'Lagos' }, listings)).toBe(text);
});

test('names the city only when the area is unknown', () => {
  expect(describeReach({ area: '', city: 'Lagos' }, [{ near: 'city' }])).toBe('In Lagos');
});
