import type { ReadSentence } from '@africanscity/contracts/requests/criteria';
import { type NumberCriterion, numberCriteria } from '@africanscity/contracts/requests/number-criteria';
import type { noCriteria } from './request-fields.ts';

export type Fields = typeof noCriteria & { location: string; category: string; amenities: string };

/** The fields of a form after a sentence was read: it replaces the optional ones, and a location only where it names one. */
export function filledIn(before: Fields, read: ReadSentence): Fields {
  const { types, places, facts, amenities, rooms } = read;
  return {
    location: read.location || (places.length ? '' : before.location),
    category: types.length ? '' : before.category,
    propertyStatus: read.propertyStatus ?? '',
    budget: read.budget ?? '',
    currency: read.currency ?? '',
    period: read.period ?? '',
    types: types.join(','),
    places: places.map(({ value }) => value).join(','),
    facts: facts.join(','),
    amenities: amenities.join(',') || before.amenities,
    rooms: rooms ? String(rooms) : '',
    movingDate: read.movingDate ?? '',
    ...numbersOf(read.numbers),
  };
}

function numbersOf(read: ReadSentence['numbers']): Record<NumberCriterion, string> {
  return Object.fromEntries(numberCriteria.map((name) => [name, read?.[name] ?? ''])) as Record<
    NumberCriterion,
    string
  >;
}
