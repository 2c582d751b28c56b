import { z } from 'zod';
import { PropertyStatus } from './lookups.ts';
import { requiredText, wellFormed } from './wire.ts';

/** Kilometres around a place that a search may reach. */
export const maxRadiusKm = 500;

/** US dollars with at most two decimals. */
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a number of US dollars, such as 85000 or 450.50')
  .transform(Number);

/** At least so many: 0 to 1000. */
const atLeast = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number from 0 to 1000')
  .transform(Number)
  .refine((value) => value <= 1000, 'must be a whole number from 0 to 1000');

const degrees = (limit: 90 | 180) => {
  const message = `must be decimal degrees from -${limit} to ${limit}`;
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, message)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, message);
};

const radius = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3})?$/, `must be more than 0 and at most ${maxRadiusKm} kilometres`)
  .transform(Number)
  .refine((value) => value > 0 && value <= maxRadiusKm, `must be more than 0 and at most ${maxRadiusKm} kilometres`);

/** A map's area. West of more than east reaches across the 180th meridian. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const boundsMessage = 'must be south,west,north,east in decimal degrees';
const bounds = z
  .string()
  .regex(/^(-?\d{1,3}(\.\d{1,15})?)(,-?\d{1,3}(\.\d{1,15})?){3}$/, boundsMessage)
  .transform((text): Bounds => {
    const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number];
    return { south, west, north, east };
  })
  .refine(
    ({ south, west, north, east }) =>
      south >= -90 && south <= north && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180,
    boundsMessage,
  );

const fields = z.object({
  propertyStatus: PropertyStatus.optional(),
  propertyType: requiredText(120).optional(),
  city: wellFormed(z.string().min(1).max(120)).optional(),
  /** Words in any order; all must be met, small slips are forgiven. */
  text: requiredText(120).optional(),
  priceMin: amount.optional(),
  priceMax: amount.optional(),
  roomMin: atLeast.optional(),
  bathroomMin: atLeast.optional(),
  garageMin: atLeast.optional(),
  withPictures: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .optional(),
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  radiusKm: radius.optional(),
  bounds: bounds.optional(),
});

/**
 * What narrows a list of listings, as texts of an address; all of it must be met. Type and city match only
 * themselves: there are no wildcards. An area is `bounds`, or `latitude`, `longitude` and `radiusKm` together;
 * listings whose place is unknown lie in none.
 */
export const ListingFilter = fields.superRefine((filter, context) => {
  if (filter.priceMin !== undefined && filter.priceMax !== undefined && filter.priceMin > filter.priceMax)
    context.addIssue({ code: 'custom', path: ['priceMax'], message: 'must be at least priceMin' });
  const circle = (['latitude', 'longitude', 'radiusKm'] as const).filter((name) => filter[name] === undefined);
  for (const name of circle.length < 3 ? circle : [])
    context.addIssue({ code: 'custom', path: [name], message: 'must be given with the rest of the circle' });
});
export type ListingFilter = z.output<typeof ListingFilter>;
/** A filter as it travels: all texts. */
export type ListingFilterTexts = z.input<typeof ListingFilter>;

/** The filters in the order in which to show them. */
export const listingFilterNames = Object.keys(fields.shape) as (keyof ListingFilter)[];
