import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { describe, expect, it } from 'vitest';
import { amenitiesIn } from '../src/domains/listings/amenities/amenities-in.ts';
import { readWrittenListings } from './read-listings.ts';

/** The amenities of the product that count as an amenity of the set. */
const unions: Record<string, Amenity[]> = {
  backup_power: ['generator', 'inverter'],
  security: ['security', 'cctv', 'alarm', 'electric_fence'],
};

/**
 * The least precision and recall of what the product proposes. Raise a floor when the product improves; never lower it to
 * pass. A listing's parking is a number, so that no amenity is proposed for it.
 */
const floors: [name: string, precision: number, recall: number][] = [
  ['swimming_pool', 0.97, 0.98],
  ['backup_power', 0.95, 0.93],
  ['borehole', 0.97, 0.97],
  ['solar_power', 0.98, 0.91],
  ['furnished', 0.99, 0.99],
  ['unfurnished', 0.98, 0.98],
  ['gated_community', 0.97, 0.9],
  ['air_conditioning', 0.98, 0.98],
  ['gym', 0.97, 0.98],
  ['garden', 0.98, 0.97],
  ['staff_quarters', 0.98, 0.97],
  ['internet', 0.98, 0.98],
  ['prepaid_meter', 0.96, 0.98],
  ['security', 0.97, 0.97],
  ['balcony', 0.98, 0.98],
  ['ensuite', 0.95, 0.8],
  ['fitted_kitchen', 0.9, 0.95],
  ['lift', 0.98, 0.98],
  ['sea_view', 0.98, 0.95],
];

const listings = readWrittenListings().map(({ description, amenities = new Set<string>() }) => ({
  description,
  stated: amenities,
  proposed: new Set<string>(amenitiesIn(description)),
}));

describe('amenitiesIn', () => {
  it.each(floors)('proposes %s with a precision of %f and a recall of %f or more', (name, precision, recall) => {
    const names = unions[name] ?? [name];
    const proposes = ({ proposed }: (typeof listings)[number]) => names.some((each) => proposed.has(each));
    const stated = listings.filter((listing) => listing.stated.has(name));
    const proposed = listings.filter(proposes);
    const wrong = proposed.filter((listing) => !listing.stated.has(name)).map(({ description }) => description);
    const missed = stated.filter((listing) => !proposes(listing)).map(({ description }) => description);
    expect(1 - wrong.length / proposed.length, `wrong:\n${wrong.join('\n\n')}`).toBeGreaterThanOrEqual(precision);
    expect(1 - missed.length / stated.length, `missed:\n${missed.join('\n\n')}`).toBeGreaterThanOrEqual(recall);
  });
});
