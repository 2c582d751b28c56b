import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { flag } from '../wire.ts';
import { filterGroups, type StepFilter, stepFilters } from './filters.ts';
import { ListingFilter } from './listing-filter.ts';
import { PropertyStatus } from './status.ts';

/** A property type in the tree. Parents come before their children, siblings in display order. */
export const KindCount = z.object({
  kind: z.string(),
  parent: z.string().nullable(),
  /** 0 for a top type. */
  depth: z.number().int(),
  forSale: z.number().int(),
  forRent: z.number().int(),
});

export type KindCount = z.infer<typeof KindCount>;

/** A value of a filter, with the number of listings if it is chosen. */
const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }));

const steps = Object.fromEntries(stepFilters.map((name) => [name, facet(z.number().int())])) as Record<
  StepFilter,
  ReturnType<typeof facet<z.ZodInt>>
>;

/**
 * Counts for each value of each filter, with all other filters applied. `priceBands` include both ends; the last one
 * has no upper end. Without matches, `without` has the number of listings without each active filter.
 */
export const ListingFacets = z.object({
  total: z.number().int(),
  /** Whether more listings match than `total` says. */
  moreThanTotal: z.boolean(),
  /** Above 10,000 matches only the newest are counted: the filters whose counts may be too low. */
  partial: z.array(z.enum(filterGroups)),
  propertyStatus: facet(PropertyStatus),
  propertyType: facet(z.string()),
  /** For each type, including its subtypes. */
  kind: facet(z.string()),
  city: facet(z.string()),
  /** Areas with their city ('' for none), limited to the cities of the chosen places, if any. */
  place: z.array(z.object({ value: z.string(), name: z.string(), city: z.string(), count: z.number().int() })),
  ...steps,
  /** For each amenity that the matches have, those that have it; absent ones have no match. */
  amenities: facet(z.string()),
  withPictures: z.number().int(),
  /** The currency (ISO 4217) of the bands and limits; null for US dollars. */
  currency: z.string().nullable(),
  /** The period that the bands are rents for; `month` where they are no rents. */
  rentPeriod: z.enum(['month', 'year']),
  priceBands: z.array(z.object({ priceMin: z.number(), priceMax: z.number().nullable(), count: z.number().int() })),
  /** Values to offer for `moveInMax`, in the currency of the filter. */
  moveInLimits: z.array(z.number()),
  /** Values to offer for `bedPriceMax`, in the currency of the filter. */
  bedPriceLimits: z.array(z.number()),
  without: z.array(
    z.object({
      filter: z.enum(filterGroups),
      count: z.number().int(),
    }),
  ),
});

export type ListingFacets = z.infer<typeof ListingFacets>;

/** Request and response schemas of each operation. */
export const facetSchemas = {
  getPropertiesKinds: {
    summary: 'The tree of kinds, each with its open listings and those of all beneath it.',
    response: z.array(KindCount),
    maxAge: 60,
  },
  getPropertiesCities: {
    summary: 'Open listings by city, the city with the most first.',
    response: z.array(z.object({ city: z.string(), count: z.number().int() })),
    maxAge: 60,
  },
  getPropertiesFacets: {
    summary: 'How many listings each value of each filter would show, beside the filters that are given.',
    query: ListingFilter.safeExtend({
      /**
       * Without a currency and amounts: counts bands of prices in the currency of the places that the filter names; without prices: bands
       * of rents are for the usual period of the currency.
       */
      placeCurrency: flag.optional(),
    }),
    response: ListingFacets,
    maxAge: 15,
  },
} satisfies Record<string, Schemas>;
