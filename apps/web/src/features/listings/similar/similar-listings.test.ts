import { expect, test } from 'vitest';
import { describeReach } from './similar-listings.tsx';

test.each([
  [['place', 'place'], 'In Lekki'],
  [['place', 'beside'], 'In Lekki and next to it'],
  [['beside', 'beside'], 'Next to Lekki'],
  [['place', 'city'], 'In Lekki and elsewhere in Lagos'],
  [['city'], 'Elsewhere in Lagos'],
  [['place', 'country'], 'There are few as near: these are the nearest in the country'],
] as const)('says of listings %s how far they are', (nears, text) => {
  const listings = nears.map((near) => ({ near }));
  expect(describeReach({ area: 'Lekki', city: 'Lagos' }, listings)).toBe(text);
});

test('names the city alone where no area is known', () => {
  expect(describeReach({ area: '', city: 'Lagos' }, [{ near: 'city' }])).toBe('In Lagos');
});
